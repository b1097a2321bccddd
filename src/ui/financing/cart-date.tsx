import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { CartViewModel } from '#application/financing/cart.view-model.ts'
import { FINANCING_NOTICE_DAYS } from '#domain/financing/payment-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { defaultQuickPicks } from '../design/date-field/quick-pick-dates.ts'
import { cartText } from '../text/cart.ts'

export interface CartDateProps {
  readonly cart: CartViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly disabled: boolean
}

/** One date for the selected invoices, or for all when none is selected. */
export const CartDate = observer(function CartDate({ cart, calendar, country, disabled }: CartDateProps) {
  const { today, calendar: open } = calendar
  const { count: marked } = cart.common.marks
  const count = marked === 0 ? cart.lines.length : marked
  const picks = useMemo(() => defaultQuickPicks(today, open, undefined, FINANCING_NOTICE_DAYS), [today, open])
  return (
    <DateField
      label={marked === 0 ? cartText.dates.forAll(count, country) : cartText.dates.forSelected(count, country)}
      value={cart.common.date}
      onChange={(date) => date !== undefined && cart.common.set(date)}
      onRefused={cart.common.refuse}
      rules={{ calendar: open, today, noticeDays: FINANCING_NOTICE_DAYS }}
      picks={picks}
      disabled={disabled || cart.lines.length === 0}
    />
  )
})
