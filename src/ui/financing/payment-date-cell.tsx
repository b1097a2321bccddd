import { mergeClasses } from '@fluentui/react-components'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { cartText } from '../text/cart.ts'
import { useCartCellStyles } from './cart-cells.styles.ts'
import { DateUndo } from './date-undo.tsx'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'
import { usualPaymentDate } from '#domain/financing/payer-lateness.ts'
import { cautionOf, FINANCING_NOTICE_DAYS } from '#domain/financing/payment-date.ts'

export interface PaymentDateCellProps {
  readonly row: CartRow
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  /** On a card it is elsewhere. */
  readonly hasUndo: boolean
}

/** The payment date of an invoice, with its weekday and distance. The earlier date remains visible for an undo. */
export const PaymentDateCell = observer(function PaymentDateCell({
  row,
  flow,
  calendar,
  country,
  hasUndo,
}: PaymentDateCellProps) {
  const marks = useInvoiceCellStyles()
  const styles = useCartCellStyles()
  const { invoice, paymentDate } = row.line
  const { cart } = flow
  const usual = usualPaymentDate(invoice, calendar.today, calendar.calendar)
  const text = cartText.dates
  const advice = usual && { text: text.usuallyLate(invoice, country), date: usual }
  const caution = paymentDate && cautionOf(paymentDate, { dueDate: invoice.dueDate })
  const warning = caution && text.caution(caution, country)
  return (
    <div className={styles.date} data-control>
      <DateField
        subject={row.id}
        label={text.forInvoice(invoice.folio)}
        labelHidden
        compact
        hint={paymentDate === undefined ? text.none : text.distance(paymentDate, calendar.today)}
        value={paymentDate}
        suggested={usual ?? invoice.dueDate}
        advice={advice}
        onChange={(date) => (date === undefined ? cart.clearDate(row.id) : cart.setDate(date, [row.id]))}
        rules={{ calendar: calendar.calendar, today: calendar.today, noticeDays: FINANCING_NOTICE_DAYS }}
        disabled={flow.isBusy}
      />
      {warning !== undefined && (
        <button type="button" className={mergeClasses(marks.mark, marks.warning)} aria-label={warning} title={warning}>
          <Warning16Regular aria-hidden />
        </button>
      )}
      {hasUndo && <DateUndo row={row} flow={flow} />}
    </div>
  )
})
