import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type CartRow, CartRowSelection } from '#application/financing/cart-row-selection.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { focusHeading, useHeadingFocus } from '../app/use-heading-focus.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { cartText } from '../text/cart.ts'
import { financeText } from '../text/finance.ts'
import { CartDate } from './cart-date.tsx'
import { CartBar, CartTotal } from './cart-total.tsx'
import { useCartHeadStyles } from './cart-head.styles.ts'
import type { InvoiceDetailPanel } from './detail/invoice-detail.types.ts'
import { CartSummary, type CartSummaryProps } from './cart-summary.tsx'
import { useFinanceStyles } from './finance.styles.ts'
import { AdjustedDates } from './adjusted-dates.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import { RemoveDearest } from './remove-dearest.tsx'
import { scrollToRow } from './scroll-to-row.ts'
import { TableSettingsButton } from './table-settings-button.tsx'
import { useCartColumns } from './use-cart-columns.ts'

export interface CartStepProps extends Pick<CartSummaryProps, 'Deposit' | 'Scenarios'> {
  readonly flow: OrderFlowViewModel
  readonly country: Country
  /** Absent for sample data, which has no documents. */
  readonly Detail: InvoiceDetailPanel | undefined
}

/** Steps two and three: the payment date of each invoice, and the resulting figures. */
export const CartStep = observer(function CartStep({ flow, country, Deposit, Detail, Scenarios }: CartStepProps) {
  const styles = useFinanceStyles()
  const head = useCartHeadStyles()
  const calendar = useViewModel(BusinessCalendar)
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
    <div className={mergeClasses(styles.columns, styles.columnsOfCart)}>
      <div ref={main} className={styles.main}>
        <div className={head.head}>
          <Button
            appearance="subtle"
            className={head.back}
            icon={<ArrowLeft20Regular />}
            disabled={flow.isBusy}
            onClick={flow.back}
          >
            {commonText.back}
          </Button>
          <p className={mergeClasses(styles.lead, styles.leadOfTable)}>{cartText.dates.lead}</p>
          <ExportMenu
            title={financeText.fileTitle}
            noun={INVOICE_NOUN}
            columns={fileColumns}
            found={{ count: marks.matching, load: async () => E.right(marks.rows) }}
          />
          <TableSettingsButton {...settings} />
        </div>
        <CartDate flow={flow} calendar={calendar} country={country} disabled={flow.isBusy} />
        <AdjustedDates cart={cart} country={country} />
        <DataTable
          label={cartText.dates.lead}
          noun={INVOICE_NOUN}
          columns={columns}
          rows={marks.rows}
          totalRows={marks.matching}
          selection={marks}
          sort={marks.sort}
          onSort={marks.sortBy}
          {...(Detail && { onOpen: open })}
          rowLabel={({ line }) => `factura ${line.invoice.folio}`}
          empty={<EmptyState title={financeText.select.nothingYet} />}
          heights={HEIGHTS}
          bodyHeight={420}
        />
        <div className={styles.onlyNarrow}>
          <RemoveDearest flow={flow} country={country} />
        </div>
        <CartTotal flow={flow} country={country} />
      </div>
      <div className={mergeClasses(styles.side, styles.sideOfCart)}>
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

/** A date with the line below it; on a card below buttons as high as a finger. */
const HEIGHTS = { row: 54, card: 108 }
