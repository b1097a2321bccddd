import { makeStyles, Spinner as FluentSpinner } from '@fluentui/react-components'

/** Something is in progress. Hidden from assistive technology: a text beside it says what; in the colour of that text when small. */
export const Spinner = ({ size = 'small' }: { readonly size?: 'small' | 'large' }) => {
  const styles = useStyles()
  return size === 'large' ? (
    <FluentSpinner size="large" aria-hidden />
  ) : (
    <FluentSpinner size="tiny" spinner={{ className: styles.inText }} aria-hidden />
  )
}

const useStyles = makeStyles({
  inText: { color: 'inherit', backgroundColor: 'color-mix(in srgb, currentColor 25%, transparent)' },
})
