import { observer } from 'mobx-react-lite'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { cartText } from '../text/cart.ts'
import { useCartSummaryStyles } from './cart-summary.styles.ts'

export interface OrderBlockersProps {
  readonly id: string
  readonly cart: CartViewModel
  readonly country: Country
  /** Scrolls to the date of that invoice. */
  readonly onReach: (id: InvoiceId) => void
}

/** Why the order cannot be sent, and the invoices without a date. Its space is reserved, so that the button stays where it is. */
export const OrderBlockers = observer(function OrderBlockers({ id, cart, country, onReach }: OrderBlockersProps) {
  const styles = useCartSummaryStyles()
  const text = cartText.dates
  const { sendObstacle, undatedLines } = cart
  const missing = undatedLines.length
  return (
    <div className={styles.held}>
      <output id={id} className={sendObstacle?._tag === 'Calculating' ? styles.quiet : styles.reason}>
        {sendObstacle !== undefined && cartText.obstacle(sendObstacle, country)}
      </output>
      {sendObstacle?._tag === 'DatesMissing' && (
        <div className={styles.undated}>
          <span>{text.missingList}</span>
          {undatedLines.slice(0, MAX_NAMED).map(({ invoice: { id: invoiceId, folio } }) => (
            <LinkButton key={invoiceId} aria-label={text.goToInvoice(folio)} onClick={() => onReach(invoiceId)}>
              {folio}
            </LinkButton>
          ))}
          {missing > MAX_NAMED && <span>{text.more(missing - MAX_NAMED, country)}</span>}
        </div>
      )}
    </div>
  )
})

/** The next ones are listed as soon as these have a date. */
const MAX_NAMED = 5
