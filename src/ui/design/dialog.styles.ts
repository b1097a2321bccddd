import { makeStyles, tokens } from '@fluentui/react-components'
import { motion, phone, space } from './theme/measures.ts'
import { own } from './theme/own-tokens.ts'

export const useDialogStyles = makeStyles({
  surface: { maxWidth: '480px', borderRadius: tokens.borderRadiusXLarge, [phone]: { maxWidth: 'calc(100vw - 30px)' } },
  action: { whiteSpace: 'nowrap' },
  result: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s, textAlign: 'center' },
  success: {
    color: own.chartResult,
    animationName: { from: { transform: 'scale(0.6)', opacity: 0 }, to: { transform: 'scale(1)', opacity: 1 } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  failure: { color: own.statusRedText },
  resultTitle: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  resultDetail: { color: tokens.colorNeutralForeground2, maxWidth: '40ch', textWrap: 'balance' },
  resultActions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginTop: space.m },
})
