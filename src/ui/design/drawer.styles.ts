import { makeStyles, tokens } from '@fluentui/react-components'
import { motion, reducedMotion, space } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'

const slide = { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } }

export const useDrawerStyles = makeStyles({
  surface: {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    top: 0,
    width: 'min(420px, 100vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    color: tokens.colorNeutralForeground1,
    backgroundColor: own.cardBackground,
    border: 0,
    borderLeft: `1px solid ${own.cardStroke}`,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    animationName: slide,
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
    [reducedMotion]: { animationDuration: '0ms' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  header: {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    padding: '10px 10px 10px 20px',
    backgroundColor: own.cardBackground,
    borderBottom: `1px solid ${own.cardStroke}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  content: { display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
})
