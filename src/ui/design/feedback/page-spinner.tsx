import { commonText } from '../../text/common.ts'
import { Spinner } from './spinner.tsx'
import { usePageSpinnerStyles } from './page-spinner.styles.ts'

/** A place whose content is on its way. It waits a moment before it shows, so that what is quick does not flicker. */
export const PageSpinner = ({ label = commonText.loading }: { readonly label?: string }) => {
  const styles = usePageSpinnerStyles()
  return (
    <output className={styles.place}>
      <Spinner size="large" />
      {label}
    </output>
  )
}
