import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { breakpointNarrow, forcedColors, height, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize, tabularNumerals } from '../design/theme/type.ts'

const WIDE = '@media (min-width: 1024px)'

export const useSupplierStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 280px) minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [breakpointNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  file: { display: 'flex', flexDirection: 'column', gap: space.m },
  fileStart: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: space.m,
  },
  fileName: { fontSize: rowFontSize, overflowWrap: 'anywhere', ...tabularNumerals },
  template: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space.s,
    padding: space.m,
    backgroundColor: customTokens.cardBackground,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  templateFiles: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  onlyWide: { [breakpointNarrow]: { display: 'none' } },
  detail: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.s}`, margin: 0 },
  term: { display: 'inline-flex', alignItems: 'center', color: tokens.colorNeutralForeground3 },
  value: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '28px',
    margin: 0,
    marginInlineEnd: space.m,
    ...tabularNumerals,
  },
  /* The list scrolls beside the supplier, and with the page where it is alone. */
  list: { [WIDE]: { maxHeight: 'calc(100vh - 260px)', overflowY: 'auto' } },
  group: { margin: 0, padding: 0, listStyle: 'none' },
  letter: {
    margin: 0,
    padding: `${space.s} ${space.s} ${space.xs}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: height.touchTarget,
    padding: `${space.xs} ${space.s}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1Hover, backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    [forcedColors]: { outline: '2px solid' },
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  nothing: { margin: 0, color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontSize: rowFontSize, lineHeight: '16px' },
  identifier: {
    fontSize: tokens.fontSizeBase200,
    ...tabularNumerals,
  },
})
