import { Button } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { observer } from 'mobx-react-lite'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { previousDating } from '#domain/financing/cart-dates.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { complement } from '#domain/kernel/rate.ts'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { useCartCellStyles } from './cart-cells.styles.ts'
import { DateUndo } from './date-undo.tsx'
import { DueDateCell } from './due-date-cell.tsx'
import { noticeOrElse } from './notice-cell.tsx'

interface CellProps {
  readonly row: CartRow
  readonly flow: OrderFlowViewModel
}

export const RemoveCell = observer(function RemoveCell({ row, flow }: CellProps) {
  const styles = useCartCellStyles()
  return (
    <Button
      appearance="subtle"
      className={styles.remove}
      icon={<Delete20Regular />}
      aria-label={cartText.dates.removeInvoice(row.line.invoice.folio)}
      disabled={flow.isBusy}
      onClick={({ currentTarget }) => {
        focusRow(currentTarget.closest('[data-index]'))
        flow.removal.remove([row.id])
      }}
    />
  )
})

/** The element of a removed row shows the next one, and that of the last row is removed. */
const focusRow = (row: Element | null): void => {
  const remaining = row?.nextElementSibling === null ? row.previousElementSibling : row
  if (remaining instanceof HTMLElement) remaining.focus()
}

/** Only an early payment has an advance. */
export const isEarly = ({ table }: OrderFlowViewModel): boolean => table.type === 'EARLY_PAYMENT'

export const rateOf = ({ cart }: OrderFlowViewModel, id: InvoiceId) => cart.simulation.prices.get(id)?.rate

export const advanceOf = ({ cart }: OrderFlowViewModel, id: InvoiceId) => {
  const price = cart.simulation.prices.get(id)
  return price && complement(price.retention)
}

export const percentOf = (hundredths: number | undefined) => (hundredths === undefined ? undefined : { hundredths })

interface CountryCellProps extends CellProps {
  readonly country: Country
}

const rateText = (flow: OrderFlowViewModel, id: InvoiceId, country: Country): string => {
  const rate = rateOf(flow, id)
  return rate === undefined ? '—' : formatPercent(rate, country)
}

export const RateCell = observer(function RateCell({ row, flow, country }: CountryCellProps) {
  return rateText(flow, row.id, country)
})

/** Where the rate, and the advance of an early payment, have no columns of their own. */
export const AmountAndRateCell = observer(function AmountAndRateCell({ row, flow, country }: CountryCellProps) {
  const rate = rateText(flow, row.id, country)
  const advance = isEarly(flow) ? advanceOf(flow, row.id) : undefined
  const second = advance === undefined ? rate : cartText.rateAndAdvance(rate, formatPercent(advance, country, 0))
  return (
    <StackedCell second={second} align="end">
      <MoneyText value={row.line.invoice.amount} />
    </StackedCell>
  )
})

export const AdvanceCell = observer(function AdvanceCell({ row, flow, country }: CountryCellProps) {
  const advance = advanceOf(flow, row.id)
  return advance === undefined ? '—' : formatPercent(advance, country, 0)
})

/** On a card: the folio, and the way back to the earlier date, what is special about the invoice, or its due date. */
export const FactsCell = observer(function FactsCell({ row, flow, today, country }: FactsCellProps) {
  const styles = useCartCellStyles()
  const { invoice } = row.line
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>{invoice.folio}</span>
      {previousDating(row.line) === undefined ? (
        noticeOrElse(
          invoice,
          { country, today },
          <span className={styles.wrapped}>
            {financeText.columns.dueOnCard} <DueDateCell invoice={invoice} today={today} country={country} />
          </span>,
        )
      ) : (
        <DateUndo row={row} flow={flow} />
      )}
    </span>
  )
})

interface FactsCellProps extends CellProps {
  readonly today: CivilDate
  readonly country: Country
}
