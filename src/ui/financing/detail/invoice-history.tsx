import type { InvoiceEvent } from '#domain/financing/invoice-detail.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { TextLink } from '../../design/controls/text-link.tsx'
import { MoneyText } from '../../design/feedback/money-text.tsx'
import { orderPath } from '../../app/paths.ts'
import { eventText, invoiceDetailText as text, isDated, outstandingText } from '../../text/invoice-detail.ts'
import { useDetailStyles } from './detail.styles.ts'

/** The events of the invoice, newest first. */
export const InvoiceHistory = ({ history }: { readonly history: ReadonlyArray<InvoiceEvent> }) => {
  const styles = useDetailStyles()
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{text.history}</h3>
      <ol className={styles.list}>
        {history.map((event, at) => (
          <li key={at} className={styles.line}>
            <div className={styles.words}>
              {eventText(event)}
              <EventNote event={event} />
            </div>
            {isDated(event) && <span className={styles.quiet}>{formatShortDate(event.on)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const EventNote = ({ event }: { readonly event: InvoiceEvent }) => {
  const styles = useDetailStyles()
  switch (event._tag) {
    case 'CreditNoteIssued':
    case 'DebitNoteIssued':
      return (
        <div className={styles.quiet}>
          <MoneyText value={event.amount} />
        </div>
      )
    case 'PaymentReceived':
      return (
        <div className={styles.quiet}>
          {event.amount !== undefined && <MoneyText value={event.amount} />}
          {event.outstanding !== undefined && (
            <>
              <span>{`${event.amount === undefined ? '' : ' · '}${outstandingText} `}</span>
              <MoneyText value={event.outstanding} />
            </>
          )}
        </div>
      )
    case 'AddedToOrder':
      return (
        <div>
          <TextLink to={orderPath(event.orderId)}>{text.seeOrder}</TextLink>
        </div>
      )
    default:
      return null
  }
}
