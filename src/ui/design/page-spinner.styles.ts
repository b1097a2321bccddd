import { makeStyles } from '@fluentui/react-components'
import { motion, space } from './theme/measures.ts'

export const usePageSpinnerStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '240px',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: motion.fade,
    animationDelay: motion.fade,
    animationFillMode: 'both',
  },
})
