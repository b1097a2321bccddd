import { commonText } from '../../text/common.ts'
import { Spinner } from './spinner.tsx'
import { usePageSpinnerStyles } from './page-spinner.styles.ts'

/** A delayed spinner, so that fast content does not flicker. */
export const PageSpinner = ({ label = commonText.loading }: { readonly label?: string }) => {
  const styles = usePageSpinnerStyles()
  return (
    <output className={styles.place}>
      <Spinner size="large" />
      {label}
    </output>
  )
}
