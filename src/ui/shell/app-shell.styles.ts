import { makeStyles, tokens } from '@fluentui/react-components'
import { height, breakpointPhone, breakpointWide, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export const useAppShellStyles = makeStyles({
  shell: {
    display: 'grid',
    gridTemplateColumns: '244px minmax(0, 1fr)',
    minHeight: '100dvh',
    [breakpointWide]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
    [breakpointPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: height.bottomNavigation },
  },
  skip: {
    position: 'fixed',
    zIndex: 20,
    top: space.s,
    left: space.s,
    padding: '10px 15px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    flexGrow: 1,
    width: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
    padding: space.xl,
    outlineStyle: 'none',
    backgroundColor: customTokens.pageBackground,
    [breakpointWide]: { padding: space.l },
    [breakpointPhone]: { padding: space.m, gap: space.m },
  },
})
