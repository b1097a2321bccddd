import { mergeClasses } from '@fluentui/react-components'
import { useSpinnerStyles } from './spinner.styles.ts'

/** An indeterminate spinner in the text colour; the text beside it describes the activity. */
export const Spinner = ({ size = 'small' }: { readonly size?: 'small' | 'large' }) => {
  const styles = useSpinnerStyles()
  return <span className={mergeClasses(styles.ring, size === 'large' && styles.large)} aria-hidden />
}
