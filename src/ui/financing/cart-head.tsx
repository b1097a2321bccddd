import { Button } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import type { CartRow } from '#application/financing/cart-row-selection.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { TableMenu } from '../design/data-table/table-menu.tsx'
import { useTableExport } from '../design/data-table/use-table-export.ts'
import { ListHead } from '../design/layout/list-head.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { financeText } from '../text/finance.ts'
import { CartDate } from './cart-date.tsx'
import { useCartHeadStyles } from './cart-head.styles.ts'
import { INVOICE_NOUN } from './nouns.ts'
import type { CartTableShape } from './use-cart-columns.ts'

export interface CartHeadProps extends Pick<CartTableShape, 'fileColumns' | 'settings'> {
  readonly flow: OrderFlowViewModel
  readonly rows: ReadonlyArray<CartRow>
  readonly country: Country
}

/** The controls of the cart: the way back, a date for several invoices, and what is needed now and then. */
export const CartHead = observer(function CartHead({ flow, rows, fileColumns, settings, country }: CartHeadProps) {
  const styles = useCartHeadStyles()
  const calendar = useViewModel(BusinessCalendar)
  const files = useTableExport({
    title: financeText.fileTitle,
    noun: INVOICE_NOUN,
    columns: fileColumns,
    found: { count: rows.length, load: async () => E.right(rows) },
  })
  return (
    <ListHead
      tabs={
        <div className={styles.head}>
          <Button
            appearance="subtle"
            className={styles.back}
            icon={<ArrowLeft20Regular />}
            aria-label={commonText.back}
            title={commonText.back}
            disabled={flow.isBusy}
            onClick={flow.back}
          />
          <CartDate flow={flow} calendar={calendar} country={country} disabled={flow.isBusy} />
        </div>
      }
      tools={<TableMenu files={files} columns={settings} />}
    />
  )
})
