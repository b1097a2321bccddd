import { mergeClasses } from '@fluentui/react-components'
import { useSpinnerStyles } from './spinner.styles.ts'

/** Something is under way, and nobody knows how far it is. In the colour of the text around it; what it stands for is said beside it. */
export const Spinner = ({ size = 'small' }: { readonly size?: 'small' | 'large' }) => {
  const styles = useSpinnerStyles()
  return <span className={mergeClasses(styles.ring, size === 'large' && styles.large)} aria-hidden />
}
