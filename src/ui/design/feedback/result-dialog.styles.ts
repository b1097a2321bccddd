import { makeStyles, tokens } from '@fluentui/react-components'
import { motion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export const useResultDialogStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s, textAlign: 'center' },
  success: {
    color: customTokens.chartResult,
    animationName: { from: { transform: 'scale(0.6)', opacity: 0 }, to: { transform: 'scale(1)', opacity: 1 } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  failure: { color: customTokens.statusRedText },
  unknown: { color: tokens.colorNeutralForeground3 },
  detail: { color: tokens.colorNeutralForeground2, maxWidth: '40ch', textWrap: 'balance' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginTop: space.m },
})
