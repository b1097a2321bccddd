import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { breakpointNarrow, forcedColors, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine, rowFontSize, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

/** The bar of 40 pixels and the space below it. */
const ROW_HEIGHT = '48px'

/** A line at the lower edge of a segment, dark from `--light` on. */
const edge = (light: string, dark: string) =>
  `linear-gradient(to right, ${light} var(--light), ${dark} var(--light)) bottom / 100% 3px no-repeat`

export const useDueStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '8px',
    minWidth: 0,
    height: ROW_HEIGHT,
    padding: `0 ${space.s} 8px`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [breakpointNarrow]: { height: '52px' },
  },
  bar: {
    display: 'flex',
    flex: '1 0 auto',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    '& > * + *': { borderLeft: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  segment: {
    /* Its hidden words would widen the page outside of it. */
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    flexBasis: 0,
    flexShrink: 1,
    minWidth: 'max-content',
    height: '100%',
    padding: '0 8px 2px',
    border: 'none',
    borderRadius: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    background: edge(tokens.colorBrandStroke2, tokens.colorBrandBackground),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  overdue: { background: edge(customTokens.statusRedBackground, customTokens.statusRedText) },
  chosen: {
    color: tokens.colorNeutralForegroundOnBrand,
    background: tokens.colorBrandBackground,
    ':hover': { color: tokens.colorNeutralForegroundOnBrand, background: tokens.colorBrandBackgroundHover },
    ':hover:active': { color: tokens.colorNeutralForegroundOnBrand, background: tokens.colorBrandBackgroundPressed },
    [forcedColors]: { background: 'Highlight', color: 'HighlightText' },
  },
  name: { ...oneLine, maxWidth: '100%', fontWeight: tokens.fontWeightSemibold },
  figures: { ...oneLine, maxWidth: '100%', ...tabularNumerals },
  spoken: visuallyHidden,
  nothing: { alignSelf: 'center', padding: `0 ${space.s}`, color: tokens.colorNeutralForeground3 },
  chips: { display: 'flex', flexShrink: 0, gap: '8px', margin: 0, padding: 0, border: 'none' },
  chip: {
    flexShrink: 0,
    minWidth: 0,
    height: '100%',
    padding: `0 ${space.s}`,
    gap: '6px',
    fontSize: rowFontSize,
    whiteSpace: 'nowrap',
    ...shorthands.borderColor(tokens.colorNeutralStroke1),
  },
  count: { color: tokens.colorBrandForeground1, ...tabularNumerals },
  countChosen: { color: 'inherit' },
})
