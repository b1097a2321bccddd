import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { forcedColors, motion, breakpointPhone } from '../theme/layout-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export const useStepperStyles = makeStyles({
  steps: { display: 'flex', gap: '10px', margin: 0, padding: 0, listStyle: 'none' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexGrow: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':not(:last-child)::after': {
      content: '""',
      width: '30px',
      [breakpointPhone]: { width: '10px' },
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  stepDone: {
    color: tokens.colorNeutralForeground2,
    '::after': { backgroundColor: `${tokens.colorBrandStroke1} !important` },
  },
  stepCurrent: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [breakpointPhone]: { flexGrow: 1 },
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.quick,
    transitionTimingFunction: motion.ease,
    ...tabularNumerals,
  },
  markDone: { color: tokens.colorBrandForeground1, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  markCurrent: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
    ...shorthands.borderColor(tokens.colorBrandBackground),
  },
  nameAway: { [breakpointPhone]: visuallyHidden },
})
