import { observer } from 'mobx-react-lite'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { previousDating } from '#domain/financing/cart-dates.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { cartText } from '../text/cart.ts'
import { useCartCellStyles } from './cart-cells.styles.ts'

export interface DateUndoProps {
  readonly row: CartRow
  readonly flow: OrderFlowViewModel
}

/** The earlier date of an invoice, and the way back to it; nothing for a date that was not changed. */
export const DateUndo = observer(function DateUndo({ row, flow }: DateUndoProps) {
  const styles = useCartCellStyles()
  const earlier = previousDating(row.line)
  if (earlier === undefined) return null
  const { undo, undoFrom } = cartText.dates
  const before = undoFrom(earlier.paymentDate && formatShortDate(earlier.paymentDate).slice(0, 5))
  return (
    <button
      type="button"
      className={styles.undo}
      title={earlier.paymentDate && formatShortDate(earlier.paymentDate)}
      disabled={flow.isBusy}
      onClick={() => flow.cart.undoDate([row.id])}
    >
      <span>{before}</span>
      <span className={styles.spoken}> · </span>
      <span>{undo}</span>
    </button>
  )
})
