import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointPhone, forcedColors, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine, rowFontSize, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

const MARK = '16px'

/** In forced colours: reached steps are solid, others outlined. */
const solid = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' } as const

export const useOrderTrackerStyles = makeStyles({
  small: { display: 'inline-flex', alignItems: 'center', gap: '10px', maxWidth: '100%', margin: 0 },
  dots: { display: 'inline-flex', gap: '3px', flexShrink: 0 },
  dot: {
    width: '16px',
    [breakpointPhone]: { width: '10px' },
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    [forcedColors]: { outline: '1px solid' },
  },
  smallLabel: { fontSize: tokens.fontSizeBase300, ...oneLine },
  completedDot: { backgroundColor: tokens.colorBrandStroke1, [forcedColors]: solid },
  primaryDot: { backgroundColor: tokens.colorBrandStroke1, [forcedColors]: solid },
  warningDot: { backgroundColor: customTokens.statusOrangeText, [forcedColors]: solid },
  errorDot: { backgroundColor: customTokens.statusRedText, [forcedColors]: solid },
  neutralDot: { backgroundColor: tokens.colorNeutralStrokeAccessible },
  disabledDot: { backgroundColor: customTokens.chartTrack, boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}` },

  full: { display: 'flex', flexWrap: 'wrap', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  upright: {
    flexDirection: 'column',
    '& > li': { gridTemplateColumns: 'auto auto !important', '::after': { display: 'none' } },
  },
  /* A mark, its label with the date below, and the line to the next step. */
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(12px, 1fr)',
    columnGap: '8px',
    flexGrow: 1,
    minWidth: 0,
    alignContent: 'start',
    alignItems: 'center',
    ':last-child': { gridTemplateColumns: 'auto auto', flexGrow: 0 },
    ':not(:last-child)::after': {
      content: '""',
      gridRow: 1,
      gridColumn: 3,
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
      [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  },
  passed: { '::after': { backgroundColor: `${tokens.colorBrandStroke1} !important` } },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: MARK,
    height: MARK,
    borderRadius: tokens.borderRadiusCircular,
    [forcedColors]: { outline: '1px solid' },
    fontSize: '10px',
  },
  completedMark: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackground },
  primaryMark: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: `0 0 0 3px ${tokens.colorBrandBackground2}`,
    [forcedColors]: solid,
  },
  warningMark: { color: customTokens.cardBackground, backgroundColor: customTokens.statusOrangeText },
  errorMark: { color: customTokens.cardBackground, backgroundColor: customTokens.statusRedText },
  neutralMark: { color: tokens.colorNeutralBackground1, backgroundColor: tokens.colorNeutralStrokeAccessible },
  disabledMark: { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAccessible}` },
  label: { fontSize: rowFontSize, lineHeight: '18px', whiteSpace: 'nowrap' },
  date: {
    gridRow: 2,
    gridColumn: '2 / span 2',
    minHeight: '16px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    ...tabularNumerals,
  },
  completedLabel: { color: tokens.colorNeutralForeground2 },
  primaryLabel: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  warningLabel: { color: customTokens.statusOrangeText, fontWeight: tokens.fontWeightSemibold },
  errorLabel: { color: customTokens.statusRedText, fontWeight: tokens.fontWeightSemibold },
  neutralLabel: { color: tokens.colorNeutralForeground1 },
  disabledLabel: { color: tokens.colorNeutralForeground3 },
  spoken: visuallyHidden,
})
