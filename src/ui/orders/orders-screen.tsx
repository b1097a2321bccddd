import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { companyTask } from '#application/orders/company-task.ts'
import { OrdersViewModel } from '#application/orders/orders.view-model.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ListedOrder } from '#domain/orders/listed-order.ts'
import { orderPath, STATEMENT_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { CompletePrompt } from '../business/complete-prompt.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { RemoteTable } from '../design/data-table/remote-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { ordersText } from '../text/orders.ts'
import { pageText, pageTitles } from '../text/pages.ts'
import { useOrderQuery } from './order-query.ts'
import { OrderListHead } from './order-list-head.tsx'
import { orderColumns, STACKED_ORDERS, TIGHT_ORDERS } from './order-columns.tsx'

const ORDER_NOUN = { one: 'operación', many: 'operaciones', feminine: true } as const

/** A card has two lines of a name; a search adds a line that says why it found the order. */
const HEIGHTS = { row: 44, card: 84 }
/** The narrower column of names needs a fourth line. */
const TIGHT_HEIGHTS = { row: 58, card: 84 }
const SEARCHED_HEIGHTS = { row: 72, card: 116 }

/** The orders of the business with their progress, updated by live events. */
export const OrdersScreen = observer(function OrdersScreen() {
  const vm = useViewModel(OrdersViewModel)
  const { country } = useViewModel(CurrentSession)
  const navigate = useNavigate()
  useOrderQuery(vm)
  useDocumentTitle(pageText.orders.label, vm.unseenCount, vm.markSeen)
  const isTight = useMediaQuery(TIGHT_ORDERS)
  const isStacked = useMediaQuery(STACKED_ORDERS) && (isTight || profileOf(country).hasSurplus)
  const isSearched = vm.filters.search !== ''
  const isFresh = useCallback((id: OrderId) => vm.highlighted.has(id), [vm])
  const isWaiting = useCallback((order: ListedOrder) => companyTask(order, country) !== undefined, [country])
  const columns = useMemo(
    () => orderColumns({ country, isFresh, isStacked, isTight, isSearched }),
    [country, isFresh, isStacked, isTight, isSearched],
  )
  const fileColumns = useMemo(
    () => orderColumns({ country, isFresh, isStacked: false, isTight: false, isSearched: false }),
    [country, isFresh],
  )
  return (
    <>
      <PageHeader
        title={pageText.orders.label}
        actions={<TextLink to={STATEMENT_PATH}>{pageTitles.statement[country]}</TextLink>}
      />
      <CompletePrompt />
      <RemoteTable
        head={
          <OrderListHead
            vm={vm}
            country={country}
            actions={
              <ExportMenu
                title={pageText.orders.label}
                noun={ORDER_NOUN}
                columns={fileColumns}
                isIcon
                found={{ count: vm.list.totalRows, load: vm.list.readAll }}
                isNarrow={vm.filters.isNarrow}
              />
            }
          />
        }
        model={vm.list}
        isMarked={isWaiting}
        label={pageText.orders.label}
        noun={ORDER_NOUN}
        columns={columns}
        rowLabel={(order) => ordersText.open(order.id)}
        onOpen={(order) => void navigate(orderPath(order.id))}
        filtered={vm.filters.isNarrow}
        onClearFilters={vm.filters.clear}
        empty={
          <EmptyState
            title={ordersText.empty}
            detail={ordersText.emptyDetail}
            actions={
              <Button appearance="primary" onClick={() => void navigate('/finance')}>
                {ordersText.emptyAction}
              </Button>
            }
          />
        }
        heights={isSearched ? SEARCHED_HEIGHTS : isTight ? TIGHT_HEIGHTS : HEIGHTS}
        bodyHeight={528}
      />
    </>
  )
})
