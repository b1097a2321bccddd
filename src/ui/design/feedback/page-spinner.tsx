import { makeStyles, Spinner } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'
import { appear, motion } from '../theme/layout-tokens.ts'

/** A delayed spinner, so that fast content does not flicker. */
export const PageSpinner = ({ label = commonText.loading }: { readonly label?: string }) => (
  <output className={useStyles().place}>
    <Spinner size="large" label={{ children: label, size: 'medium', weight: 'regular' }} labelPosition="below" />
  </output>
)

const useStyles = makeStyles({
  place: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '240px',
    animationName: appear,
    animationDuration: motion.fade,
    animationDelay: motion.fade,
    animationFillMode: 'both',
  },
})
