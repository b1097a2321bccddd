import { makeStyles, tokens } from '@fluentui/react-components'
import { appear, motion, reducedMotion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useModalStyles = makeStyles({
  surface: {
    width: 'min(480px, calc(100vw - 30px))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 30px)',
    overflowY: 'auto',
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: customTokens.cardBackground,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    animationName: appear,
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
    [reducedMotion]: { animationDuration: '0ms' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  content: { display: 'flex', flexDirection: 'column', gap: space.m, padding: space.l },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
})
