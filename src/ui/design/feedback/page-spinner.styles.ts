import { makeStyles } from '@fluentui/react-components'
import { appear, motion, space } from '../theme/layout-tokens.ts'

export const usePageSpinnerStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '240px',
    animationName: appear,
    animationDuration: motion.fade,
    animationDelay: motion.fade,
    animationFillMode: 'both',
  },
})
