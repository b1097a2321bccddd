import { makeStyles, tokens } from '@fluentui/react-components'
import { appear, cardRadius, height, motion, breakpointPhone, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useToastStackStyles = makeStyles({
  stack: {
    position: 'fixed',
    zIndex: 1_000_000,
    top: `calc(${height.topBar} + ${space.m})`,
    right: space.l,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    width: '380px',
    pointerEvents: 'none',
    /* Above the navigation and the total bar. */
    [breakpointPhone]: {
      top: 'auto',
      bottom: `calc(${height.bottomNavigation} + 90px)`,
      right: space.s,
      left: space.s,
      width: 'auto',
    },
  },
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s,
    padding: '10px',
    borderRadius: cardRadius,
    border: `1px solid ${customTokens.cardStroke}`,
    borderLeft: `4px solid ${customTokens.statusBlueText}`,
    backgroundColor: customTokens.cardBackground,
    boxShadow: tokens.shadow16,
    pointerEvents: 'auto',
    animationName: appear,
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  success: { borderLeftColor: customTokens.statusGreenText },
  info: {},
  warning: { borderLeftColor: customTokens.statusYellowText },
  error: { borderLeftColor: customTokens.statusRedText },
  icon: { display: 'inline-flex', flexShrink: 0, padding: '2px' },
  successIcon: { color: customTokens.statusGreenText },
  infoIcon: { color: customTokens.statusBlueText },
  warningIcon: { color: customTokens.statusYellowText },
  errorIcon: { color: customTokens.statusRedText },
  words: {
    flexGrow: 1,
    minWidth: 0,
    paddingTop: '2px',
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
})
