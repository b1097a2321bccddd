import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { CartLine } from '#domain/financing/cart.ts'
import { earlyIn, payersIn } from '#domain/financing/cart-counters.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { ReviewSteps } from './review-steps.tsx'
import { useReviewTableStyles } from './review-table.styles.ts'

export interface ReviewTableProps {
  readonly flow: OrderFlowViewModel
  readonly country: Country
}

/** A row for each payer, with its invoices beside their dates, and what follows. */
export const ReviewTable = observer(function ReviewTable({ flow, country }: ReviewTableProps) {
  const styles = useReviewTableStyles()
  const { today } = useViewModel(BusinessCalendar)
  const { cart } = flow
  const payers = payersIn(cart.cart)
  const early = new Set(earlyIn(cart.cart))
  const text = cartText.review
  const columns = financeText.columns
  const title = text.title(cart.lines.length, payers.length, country)
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button appearance="subtle" icon={<ArrowLeft20Regular />} disabled={flow.isBusy} onClick={flow.back}>
          {text.back}
        </Button>
      </div>
      <table className={styles.table}>
        <thead className={styles.labels}>
          <tr>
            <th scope="col">{columns.payer}</th>
            <th scope="col" className={styles.identifier}>
              {columns.identifier(country)}
            </th>
            <th scope="col" className={styles.folio}>
              {text.invoices}
            </th>
            <th scope="col" className={styles.dateHead}>
              {columns.paymentDate}
            </th>
            <th scope="col" className={mergeClasses(styles.amount, styles.amountHead)}>
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {payers.map(({ payer, lines, total }) => (
            <tr key={payer.identifier} className={styles.row}>
              <th scope="row">
                <PayerName payer={payer} />
              </th>
              <td className={styles.quiet}>{displayTaxId(country, payer.identifier)}</td>
              <td colSpan={2}>
                {lines.map((line) => (
                  <Dated key={line.invoice.id} line={line} early={early} country={country} today={today} />
                ))}
              </td>
              <td className={styles.amount}>
                <MoneyText value={total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.row}>
            <th scope="row" colSpan={4}>
              {text.total}
            </th>
            <td className={styles.amount}>
              <MoneyText value={cart.total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <ReviewSteps />
    </section>
  )
})

interface DatedProps {
  readonly today: CivilDate
  readonly line: CartLine
  readonly early: ReadonlySet<InvoiceId>
  readonly country: Country
}

/** An invoice with its date, marked where it is before the due date. */
const Dated = ({ line: { invoice, paymentDate }, early, country, today }: DatedProps) => {
  const styles = useReviewTableStyles()
  const caution = cartText.dates.early(1, country)
  return (
    <div className={styles.dated}>
      <span className={styles.folio}>{invoice.folio}</span>
      <span className={styles.date}>
        <span>{paymentDate && formatWeekdayDate(paymentDate, { today })}</span>
        {early.has(invoice.id) && (
          <span className={styles.early} title={caution}>
            <Warning16Regular aria-hidden />
            <span className={styles.spoken}>{caution}</span>
          </span>
        )}
      </span>
    </div>
  )
}
