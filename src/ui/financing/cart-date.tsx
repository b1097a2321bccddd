import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { FINANCING_NOTICE_DAYS } from '#domain/financing/payment-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { defaultQuickPicks } from '../design/date-field/quick-pick-dates.ts'
import { cartText } from '../text/cart.ts'

export interface CartDateProps {
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly disabled: boolean
}

/** One date for the selected invoices, or for all when none is selected. */
export const CartDate = observer(function CartDate({ flow, calendar, country, disabled }: CartDateProps) {
  const { today, calendar: open } = calendar
  const { cart, commonDate } = flow
  const { count: marked } = cart.marks
  const count = marked === 0 ? cart.lines.length : marked
  const picks = useMemo(() => defaultQuickPicks(today, open, undefined, FINANCING_NOTICE_DAYS), [today, open])
  return (
    <DateField
      label={marked === 0 ? cartText.dates.forAll(count, country) : cartText.dates.forSelected(count, country)}
      value={commonDate.date}
      onChange={(date) => date !== undefined && commonDate.set(date)}
      onRejected={cart.rejectCommonDate}
      rules={{ calendar: open, today, noticeDays: FINANCING_NOTICE_DAYS }}
      picks={picks}
      disabled={disabled || cart.lines.length === 0}
    />
  )
})
