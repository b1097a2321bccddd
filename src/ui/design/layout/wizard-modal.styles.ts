import { makeStyles } from '@fluentui/react-components'
import { cardSurface } from '../theme/controls.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointNarrow, breakpointPhone, height, space } from '../theme/layout-tokens.ts'

export const useWizardModalStyles = makeStyles({
  head: {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    flexShrink: 0,
    minHeight: height.topBar,
    padding: `0 ${space.l}`,
    backgroundColor: customTokens.cardBackground,
    borderBottom: `1px solid ${customTokens.cardStroke}`,
    [breakpointPhone]: {
      columnGap: space.s,
      rowGap: space.xs,
      padding: `${space.xs} ${space.m} ${space.s} ${space.xs}`,
    },
  },
  question: { flexBasis: '100%', paddingBottom: space.s },
  body: {
    display: 'grid',
    flexGrow: 1,
    alignItems: 'start',
    alignContent: 'start',
    gap: '28px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1232px',
    marginInline: 'auto',
    padding: `24px ${space.l} ${space.l}`,
    [breakpointPhone]: { padding: `${space.m} ${space.m} 0` },
  },
  alone: { maxWidth: '800px', gridTemplateColumns: 'minmax(0, 1fr)', [breakpointPhone]: { padding: 0 } },
  columns: {
    gridTemplateColumns: 'minmax(0, 1fr) 348px',
    [breakpointNarrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      alignContent: 'stretch',
      gap: space.m,
      paddingBottom: 0,
    },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    /* The head covers the top. */
    scrollMarginTop: '100px',
    outlineStyle: 'none',
  },
  card: { padding: space.l, ...cardSurface },
  summary: {
    position: 'sticky',
    top: '80px',
    minWidth: 0,
    [breakpointNarrow]: { top: 'auto', bottom: 0, marginInline: `-${space.l}` },
    [breakpointPhone]: { marginInline: `-${space.m}` },
  },
})
