import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, breakpointPhone } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { oneLine, tabularNumerals, visuallyHidden } from '../design/theme/type.ts'

const MARK = '32px'

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

  full: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [breakpointPhone]: { gridAutoFlow: 'row' },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5px',
    position: 'relative',
    minWidth: 0,
    textAlign: 'center',
    [breakpointPhone]: { flexDirection: 'row', gap: '15px', minHeight: '48px', textAlign: 'left' },
    ':not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: '15px',
      left: `calc(-50% + ${MARK} / 2 + 5px)`,
      right: `calc(50% + ${MARK} / 2 + 5px)`,
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
      [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
      [breakpointPhone]: { top: '-6px', left: '15px', right: 'auto', width: '2px', height: '12px' },
    },
  },
  reached: { '::before': { backgroundColor: `${tokens.colorBrandStroke1} !important` } },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: MARK,
    height: MARK,
    borderRadius: tokens.borderRadiusCircular,
    [forcedColors]: { outline: '1px solid' },
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    ...tabularNumerals,
  },
  completedMark: { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  primaryMark: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: `0 0 0 4px ${tokens.colorBrandBackground2}`,
    [forcedColors]: solid,
  },
  warningMark: {
    color: customTokens.cardBackground,
    backgroundColor: customTokens.statusOrangeText,
    boxShadow: `0 0 0 4px ${customTokens.statusOrangeBackground}`,
  },
  errorMark: {
    color: customTokens.cardBackground,
    backgroundColor: customTokens.statusRedText,
    boxShadow: `0 0 0 4px ${customTokens.statusRedBackground}`,
  },
  neutralMark: { color: tokens.colorNeutralBackground1, backgroundColor: tokens.colorNeutralStrokeAccessible },
  disabledMark: { color: tokens.colorNeutralForeground3, backgroundColor: customTokens.chartTrack },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  date: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
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
