import { financeText } from '../text/finance.ts'
import { RemoveCell, type OnRemove } from './invoice-cells.tsx'
import type { InvoiceColumn } from './invoice-columns.types.ts'

export const removeColumn = (onRemove: OnRemove): InvoiceColumn => ({
  id: 'remove',
  header: financeText.columns.remove,
  render: (row) => <RemoveCell row={row} onRemove={onRemove} />,
  width: 60,
  align: 'center',
  cardPart: 'chip',
})
