import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, phone } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'
import { oneLine, tabularNumerals, visuallyHidden } from './theme/type.ts'

const MARK = '32px'

/** Where the system paints: reached is solid, the rest an outline. */
const solid = { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' } as const

export const useOrderTrackerStyles = makeStyles({
  small: { display: 'inline-flex', alignItems: 'center', gap: '10px', maxWidth: '100%', margin: 0 },
  dots: { display: 'inline-flex', gap: '3px', flexShrink: 0 },
  dot: {
    width: '16px',
    [phone]: { width: '10px' },
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    [forcedColors]: { outline: '1px solid' },
  },
  smallLabel: { fontSize: tokens.fontSizeBase300, ...oneLine },
  completedDot: { backgroundColor: tokens.colorBrandStroke1, [forcedColors]: solid },
  primaryDot: { backgroundColor: tokens.colorBrandStroke1, [forcedColors]: solid },
  warningDot: { backgroundColor: own.statusOrangeText, [forcedColors]: solid },
  errorDot: { backgroundColor: own.statusRedText, [forcedColors]: solid },
  neutralDot: { backgroundColor: tokens.colorNeutralStrokeAccessible },
  disabledDot: { backgroundColor: own.chartTrack, boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}` },

  full: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', margin: 0, padding: 0, listStyle: 'none', [phone]: { gridAutoFlow: 'row' } },
  step: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5px',
    position: 'relative',
    minWidth: 0,
    textAlign: 'center',
    [phone]: { flexDirection: 'row', gap: '15px', minHeight: '48px', textAlign: 'left' },
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
      [phone]: { top: '-6px', left: '15px', right: 'auto', width: '2px', height: '12px' },
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
  warningMark: { color: own.cardBackground, backgroundColor: own.statusOrangeText, boxShadow: `0 0 0 4px ${own.statusOrangeBackground}` },
  errorMark: { color: own.cardBackground, backgroundColor: own.statusRedText, boxShadow: `0 0 0 4px ${own.statusRedBackground}` },
  neutralMark: { color: tokens.colorNeutralBackground1, backgroundColor: tokens.colorNeutralStrokeAccessible },
  disabledMark: { color: tokens.colorNeutralForeground3, backgroundColor: own.chartTrack },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  completedLabel: { color: tokens.colorNeutralForeground2 },
  primaryLabel: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  warningLabel: { color: own.statusOrangeText, fontWeight: tokens.fontWeightSemibold },
  errorLabel: { color: own.statusRedText, fontWeight: tokens.fontWeightSemibold },
  neutralLabel: { color: tokens.colorNeutralForeground1 },
  disabledLabel: { color: tokens.colorNeutralForeground3 },
  spoken: visuallyHidden,
})
