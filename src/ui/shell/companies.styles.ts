import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

export const useCompanyStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    boxSizing: 'border-box',
    width: 'min(400px, calc(100vw - 16px))',
    maxHeight: 'min(560px, calc(100dvh - 80px))',
    padding: space.s,
    color: tokens.colorNeutralForeground1,
  },
  search: { display: 'flex', '& > *': { width: '100%' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: '44px',
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: { backgroundColor: tokens.colorNeutralBackground1Selected },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, fontSize: rowFontSize, lineHeight: '18px', ...tabularNumerals },
  mark: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  none: { margin: 0, padding: '10px', color: tokens.colorNeutralForeground2 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingTop: space.s,
    borderTop: `1px solid ${customTokens.cardStroke}`,
  },
})
