import { observer } from 'mobx-react-lite'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { financeText } from '../text/finance.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'

export interface HeldBackProps {
  readonly cart: CartViewModel
  readonly country: Country
  /** Scrolls to the date of that invoice. */
  readonly onReach: (id: InvoiceId) => void
}

/** Why the send button is blocked: an invalid date, and every invoice without one. */
export const HeldBack = observer(function HeldBack({ cart, country, onReach }: HeldBackProps) {
  const styles = useCartSummaryStyles()
  const text = financeText.dates
  const missing = cart.undated.length
  return (
    <>
      {cart.isCommonDateRefused && <output className={styles.refused}>{text.commonRefused}</output>}
      {missing > 0 && (
        <div className={styles.missing}>
          <output>{text.missing(missing, country)}</output>
          <div className={styles.undated}>
            <span>{text.missingList}</span>
            {cart.undatedLines.slice(0, MOST_NAMED).map(({ invoice: { id, folio } }) => (
              <LinkButton key={id} aria-label={text.goToInvoice(folio)} onClick={() => onReach(id)}>
                {folio}
              </LinkButton>
            ))}
            {missing > MOST_NAMED && <span>{text.more(missing - MOST_NAMED, country)}</span>}
          </div>
        </div>
      )}
    </>
  )
})

/** The next ones are listed as soon as these have a date. */
const MOST_NAMED = 5
