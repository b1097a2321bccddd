import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export const useCalendarStyles = makeStyles({
  calendar: { padding: space.s, ...tabularNumerals },
  head: { display: 'flex', alignItems: 'center', paddingLeft: space.s },
  month: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    '::first-letter': { textTransform: 'uppercase' },
  },
  turn: { minWidth: '44px', height: '44px' },
  grid: { borderCollapse: 'collapse' },
  weekday: {
    height: '28px',
    padding: 0,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  cell: { width: '44px', height: '44px', padding: '1px' },
  day: {
    display: 'block',
    width: '100%',
    height: '42px',
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1Hover, backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    /* Forced colours would show a transparent border. */
    [forcedColors]: { border: '2px solid Canvas' },
  },
  weekend: {
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 4px, ${tokens.colorNeutralBackground4} 4px 6px)`,
  },
  holiday: {
    color: customTokens.statusRedText,
    backgroundColor: customTokens.statusRedBackground,
    ':hover': { color: customTokens.statusRedText, backgroundColor: customTokens.statusRedBackground },
  },
  closed: {
    cursor: 'not-allowed',
    color: tokens.colorNeutralForegroundDisabled,
    ':hover': { color: tokens.colorNeutralForegroundDisabled, backgroundColor: 'transparent' },
    [forcedColors]: { color: 'GrayText' },
  },
  today: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    [forcedColors]: { border: '2px solid CanvasText' },
  },
  suggested: {
    border: `2px dotted ${tokens.colorNeutralForeground2}`,
    [forcedColors]: { border: '2px dotted CanvasText' },
  },
  chosen: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    backgroundImage: 'none',
    ':hover': { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackgroundHover },
    [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
  note: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '40px',
    padding: `${space.xs} ${space.s} 0`,
    color: tokens.colorNeutralForeground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
  },
  description: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})
