import { makeStyles, tokens } from '@fluentui/react-components'
import { forcedColors, motion, breakpointPhone } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { visuallyHidden } from '../theme/type.ts'

export const useSegmentedControlStyles = makeStyles({
  group: {
    display: 'flex',
    gap: '2px',
    minWidth: 0,
    margin: 0,
    padding: '2px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: customTokens.chartTrack,
  },
  legend: visuallyHidden,
  option: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minHeight: '28px',
    padding: '0 3px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    transitionProperty: 'background-color, color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [breakpointPhone]: { minHeight: '40px' },
  },
  selected: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: customTokens.cardBackground,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    [forcedColors]: { outline: '2px solid' },
  },
  input: visuallyHidden,
})
