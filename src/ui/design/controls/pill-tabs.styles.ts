import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { forcedColors, motion, breakpointPhone, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export const usePillTabsStyles = makeStyles({
  tabs: {
    display: 'flex',
    gap: space.s,
    maxWidth: 'calc(100% + 4px)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    margin: '-2px',
    [breakpointPhone]: { gap: space.xs },
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    flexShrink: 0,
    height: '40px',
    padding: '0 15px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${customTokens.cardStroke}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: customTokens.cardBackground,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: motion.quick,
    ':hover': { color: tokens.colorNeutralForeground1, ...shorthands.borderColor(tokens.colorNeutralStroke1Hover) },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [breakpointPhone]: { height: '44px', gap: space.xs, padding: '0 10px', fontSize: tokens.fontSizeBase200 },
  },
  current: {
    [forcedColors]: { outline: '2px solid' },
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
    ':hover': { color: tokens.colorBrandForeground1, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  },
  count: {
    minWidth: '24px',
    padding: '0 8px',
    [breakpointPhone]: { minWidth: '20px', padding: '0 5px' },
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: customTokens.chartTrack,
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    ...tabularNumerals,
  },
  countCurrent: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackground },
})
