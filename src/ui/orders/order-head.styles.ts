import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { cardSurface } from '../design/theme/controls.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, breakpointPhone, height, space } from '../design/theme/layout-tokens.ts'
import { onScreenOnly } from '../design/theme/print.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

export const useOrderHeadStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    ...cardSurface,
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  state: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space.s,
    minWidth: 0,
    padding: `12px ${space.l}`,
    [breakpointPhone]: { gap: '6px', padding: `${space.s} ${space.m}` },
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s, minHeight: '32px' },
  title: {
    margin: 0,
    /* It has the focus after the place of the focus was left, and is no control. */
    outlineStyle: 'none',
    ...typographyStyles.title3,
    fontSize: '26px',
    letterSpacing: '-0.02em',
    [breakpointPhone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  /* The page already has space above. */
  back: { display: 'flex', margin: '-8px 0 -10px' },
  end: { display: 'flex', marginLeft: 'auto' },
  about: { color: tokens.colorNeutralForeground3, fontSize: rowFontSize, lineHeight: '18px' },
  received: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    padding: `12px ${space.l}`,
    borderLeft: `1px solid ${customTokens.cardStroke}`,
    [breakpointNarrow]: {
      borderLeft: 0,
      borderTop: `1px solid ${customTokens.cardStroke}`,
      padding: `${space.s} ${space.l}`,
    },
    [breakpointPhone]: { padding: `${space.s} ${space.m}` },
  },
  /* The sum is between its name and its place; on a phone it is below both. */
  money: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: rowFontSize,
    lineHeight: '18px',
    ...tabularNumerals,
    [breakpointPhone]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '1ch' },
  },
  where: { minHeight: '18px' },
  amount: {
    color: tokens.colorNeutralForeground1,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    [breakpointPhone]: { order: 1, flexBasis: '100%', fontSize: '26px', lineHeight: '30px' },
  },
  download: { ...onScreenOnly, marginTop: '8px', [breakpointNarrow]: { minHeight: height.touchTarget } },
  cost: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    columnGap: space.l,
    rowGap: '2px',
    margin: 0,
    padding: `${space.s} ${space.l}`,
    borderTop: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground2,
    fontSize: rowFontSize,
    lineHeight: '18px',
    ...tabularNumerals,
    '& strong': { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
    [breakpointPhone]: { padding: `${space.s} ${space.m}` },
  },
  parts: { color: tokens.colorNeutralForeground3 },
  rate: { marginLeft: 'auto', [breakpointPhone]: { marginLeft: 0 } },
})
