import { makeStyles, tokens } from '@fluentui/react-components'
import { appear, cardRadius, height, motion, phone, space } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'

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
    /* Above the navigation and the bar of the total, which stay in reach. */
    [phone]: { top: 'auto', bottom: `calc(${height.bottomNavigation} + 90px)`, right: space.s, left: space.s, width: 'auto' },
  },
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s,
    padding: '10px',
    borderRadius: cardRadius,
    border: `1px solid ${own.cardStroke}`,
    borderLeft: `4px solid ${own.statusBlueText}`,
    backgroundColor: own.cardBackground,
    boxShadow: tokens.shadow16,
    pointerEvents: 'auto',
    animationName: appear,
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  success: { borderLeftColor: own.statusGreenText },
  info: {},
  warning: { borderLeftColor: own.statusYellowText },
  error: { borderLeftColor: own.statusRedText },
  icon: { display: 'inline-flex', flexShrink: 0, padding: '2px' },
  successIcon: { color: own.statusGreenText },
  infoIcon: { color: own.statusBlueText },
  warningIcon: { color: own.statusYellowText },
  errorIcon: { color: own.statusRedText },
  words: { flexGrow: 1, minWidth: 0, paddingTop: '2px', lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
})
