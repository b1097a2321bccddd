import { Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { FINANCING_NOTICE_DAYS } from '#domain/financing/payment-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DateField } from '../design/date-field/date-field.tsx'
import { defaultQuickPicks } from '../design/date-field/quick-pick-dates.ts'
import { cartText } from '../text/cart.ts'
import { useCartHeadStyles } from './cart-head.styles.ts'

export interface CartDateProps {
  readonly flow: OrderFlowViewModel
  readonly calendar: BusinessCalendar
  readonly country: Country
  readonly disabled: boolean
}

/** One date for the selected invoices; when none is selected, for those without one, or for all. */
export const CartDate = observer(function CartDate({ flow, calendar, country, disabled }: CartDateProps) {
  const styles = useCartHeadStyles()
  const { today, calendar: open } = calendar
  const { cart, commonDate } = flow
  const { length: count } = commonDate.lines
  const picks = useMemo(() => defaultQuickPicks(today, open, undefined, FINANCING_NOTICE_DAYS), [today, open])
  return (
    <div className={styles.date}>
      <DateField
        label={labelOf(flow, count, country)}
        labelHidden
        compact
        placeholder={cartText.dates.common}
        value={commonDate.date}
        onChange={(date) => date !== undefined && commonDate.set(date)}
        onRejected={cart.rejectCommonDate}
        rules={{ calendar: open, today, noticeDays: FINANCING_NOTICE_DAYS }}
        picks={picks}
        disabled={disabled || cart.lines.length === 0}
      />
      {commonDate.others > 0 && (
        <Checkbox
          label={cartText.dates.includeDated(commonDate.others, country)}
          checked={commonDate.includesDated}
          disabled={disabled}
          onChange={(_, { checked }) => commonDate.includeDated(checked === true)}
        />
      )}
    </div>
  )
})

const labelOf = ({ cart, commonDate }: OrderFlowViewModel, count: number, country: Country): string => {
  const text = cartText.dates
  if (cart.marks.count > 0) return text.forSelected(count, country)
  const isForUndated = commonDate.lines.every(({ paymentDate }) => paymentDate === undefined)
  return isForUndated ? text.forUndated(count, country) : text.forAll(count, country)
}
