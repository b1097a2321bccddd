import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowUndo16Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatWeekdayDate } from '#domain/kernel/format.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { financeText } from '../text/finance.ts'
import { useInvoiceCellStyles } from './invoice-cells.styles.ts'
import { usualPaymentDate } from '#domain/financing/payer-lateness.ts'
import { cautionOf, FINANCING_NOTICE_DAYS } from '#domain/financing/payment-date.ts'

export interface PaymentDateCellProps {
  readonly row: CartRow
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
}

/** The payment date of an invoice. The previous date remains visible for an undo. */
export const PaymentDateCell = observer(function PaymentDateCell({
  row,
  flow,
  calendar,
  country,
}: PaymentDateCellProps) {
  const styles = useInvoiceCellStyles()
  const { invoice, paymentDate, previousDate } = row.line
  const before = previousDate?.paymentDate
  const { cart } = flow
  const usual = usualPaymentDate(invoice, calendar.today, calendar.calendar)
  const advice = usual && { text: financeText.dates.usuallyLate(invoice, country), date: usual }
  const caution = paymentDate && cautionOf(paymentDate, invoice.dueDate)
  const warning = caution && financeText.dates.caution(caution, country)
  return (
    <div className={styles.date}>
      <DateField
        label={financeText.dates.forInvoice(invoice.folio)}
        labelHidden
        compact
        value={paymentDate}
        suggested={usual ?? invoice.dueDate}
        advice={advice}
        onChange={(date) => (date === undefined ? cart.clearDate(row.id) : cart.setDate(date, [row.id]))}
        rules={{ calendar: calendar.calendar, today: calendar.today, noticeDays: FINANCING_NOTICE_DAYS }}
        disabled={flow.isBusy}
      />
      {warning !== undefined && (
        <button
          type="button"
          className={mergeClasses(styles.mark, styles.warning)}
          aria-label={warning}
          title={warning}
        >
          <Warning16Regular aria-hidden />
        </button>
      )}
      {before !== undefined && before !== paymentDate && (
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowUndo16Regular />}
          title={financeText.dates.undo(formatWeekdayDate(before))}
          aria-label={financeText.dates.undo(formatWeekdayDate(before))}
          disabled={flow.isBusy}
          onClick={() => cart.undoDate([row.id])}
        />
      )}
    </div>
  )
})
