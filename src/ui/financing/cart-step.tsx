import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type CartRow, CartRowSelection } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { focusHeading, useHeadingFocus } from '../app/use-heading-focus.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ROW_HEIGHT } from '../design/data-table/table-layout.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { financeText } from '../text/finance.ts'
import { CartHead } from './cart-head.tsx'
import { CartBar, CartTotal } from './cart-total.tsx'
import type { InvoiceDetailPanel } from './detail/invoice-detail.types.ts'
import { CartSummary, type CartSummaryProps } from './cart-summary.tsx'
import { useFinanceStyles } from './finance.styles.ts'
import { AdjustedDates } from './adjusted-dates.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import { RemoveDearest } from './remove-dearest.tsx'
import { scrollToRow } from './scroll-to-row.ts'
import { useCartColumns } from './use-cart-columns.ts'

export interface CartStepProps extends Pick<CartSummaryProps, 'Deposit' | 'Scenarios'> {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Absent for sample data, which has no documents. */
  readonly Detail: InvoiceDetailPanel | undefined
}

/** Step two: the payment date of each invoice, and the resulting figures. */
export const CartStep = observer(function CartStep({ flow, country, Deposit, Detail, Scenarios }: CartStepProps) {
  const styles = useFinanceStyles()
  const { cart } = flow
  /* The button of the earlier step is gone, and so is that of this step after it. A cart of a reload keeps the beginning. */
  useHeadingFocus(navigator.userActivation.hasBeenActive)
  useEffect(() => () => void focusHeading(), [])
  const [marks] = useState(() => new CartRowSelection(cart))
  const [opened, open] = useState<CartRow>()
  const main = useRef<HTMLDivElement>(null)
  const remove = ({ id }: CartRow): void => {
    open(undefined)
    flow.removal.remove([id])
  }
  const { columns, fileColumns, settings, space } = useCartColumns(flow, country)
  const reach = (id: InvoiceId) =>
    scrollToRow(
      main.current,
      marks.rows.findIndex((row) => row.id === id),
      space === 'card' ? HEIGHTS.card : HEIGHTS.row,
    )
  return (
    <div className={styles.columns}>
      <div ref={main} className={styles.main}>
        <AdjustedDates cart={cart} country={country} />
        <DataTable
          label={LEAD}
          noun={INVOICE_NOUN}
          columns={columns}
          rows={marks.rows}
          totalRows={marks.matching}
          selection={marks}
          sort={marks.sort}
          onSort={marks.sortBy}
          {...(Detail && { onOpen: open })}
          rowLabel={({ line }) => `factura ${line.invoice.folio}`}
          head={
            <CartHead flow={flow} rows={marks.rows} fileColumns={fileColumns} settings={settings} country={country} />
          }
          empty={<EmptyState title={financeText.select.nothingYet} />}
          heights={HEIGHTS}
          bodyHeight={420}
        />
        <div className={styles.onlyNarrow}>
          <RemoveDearest flow={flow} country={country} />
        </div>
        <CartTotal flow={flow} marks={marks} country={country} />
      </div>
      <div className={styles.side}>
        <CartSummary flow={flow} country={country} onReach={reach} Deposit={Deposit} Scenarios={Scenarios} />
      </div>
      <CartBar flow={flow} country={country} />
      {Detail !== undefined && opened !== undefined && (
        <Suspense>
          <Detail
            invoice={opened.line.invoice}
            {...(!flow.isBusy && {
              selection: { isInOrder: true, isSelected: () => true, toggle: () => remove(opened) },
            })}
            country={country}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
})

const [, LEAD] = financeText.leads

/** On a card the date is below buttons as high as a finger. */
const HEIGHTS = { row: ROW_HEIGHT, card: 108 }
