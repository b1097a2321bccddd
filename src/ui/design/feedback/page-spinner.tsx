import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { commonText } from '../../text/common.ts'
import { appear, motion } from '../theme/layout-tokens.ts'

/** A delayed spinner, so that fast content does not flicker. */
export const PageSpinner = ({ label = commonText.loading }: { readonly label?: string }) => {
  const styles = useStyles()
  return (
    <output className={styles.place}>
      <Spinner size="large" label={{ children: label, className: styles.label }} labelPosition="below" />
    </output>
  )
}

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
  label: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
})
