import { makeStyles, Spinner as FluentSpinner } from '@fluentui/react-components'

/** An indeterminate spinner; small, in the colour of the text beside it, which describes the activity. */
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
