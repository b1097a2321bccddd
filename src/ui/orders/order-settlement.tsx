import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { isLate } from '#domain/orders/settlement-figures.ts'
import type { Country } from '#domain/kernel/country.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { NARROW_SCREEN, PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { ordersText } from '../text/orders.ts'
import { settlementText } from '../text/settlement.ts'
import { OrderSearch } from './order-search.tsx'
import { settlementCardColumns } from './order-settlement-cards.tsx'
import { settlementColumnsOf } from './order-settlement-columns.tsx'
import { SettlementDetail } from './order-settlement-detail.tsx'

export interface OrderSettlementProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
  readonly tabs: ReactNode
}

const NO_LINES: ReadonlyArray<SettledLine> = []

/** Where the money of a transferred order is, invoice by invoice; the first late one is open. */
export const OrderSettlement = observer(function OrderSettlement({ vm, order, country, tabs }: OrderSettlementProps) {
  const lines = vm.settledLines
  const { failure, isBusy, retry } = vm.settlement
  const isForSuppliers = isConfirming(order)
  const isCard = useMediaQuery(NARROW_SCREEN)
  const columns = useMemo(
    () => settlementColumnsOf(country, lines ?? NO_LINES, isForSuppliers),
    [country, lines, isForSuppliers],
  )
  const cards = useMemo(
    () => settlementCardColumns(country, lines ?? NO_LINES, isForSuppliers),
    [country, lines, isForSuppliers],
  )
  const { detail, toggle } = useOpenedLines(lines ?? NO_LINES, country, isForSuppliers)
  const tools = (
    <>
      <OrderSearch vm={vm} order={order} />
      <ExportMenu
        title={`${settlementText.title} ${ordersText.detailTitle(order.id)}`}
        noun={INVOICE_NOUN}
        columns={columns}
        found={{ count: lines?.length ?? 0, load: async () => E.right(lines ?? NO_LINES) }}
        isNarrow={vm.filters.isNarrow}
      />
    </>
  )
  /* On a phone the tools would push a short list out of sight. */
  const isBelow = useMediaQuery(PHONE_SCREEN) && (vm.settlement.value?.lines.length ?? 0) <= MAX_WITHOUT_TOOLS
  return (
    <>
      <DataTable
        head={<ListHead tabs={tabs} tools={isBelow ? undefined : tools} />}
        label={settlementText.title}
        noun={INVOICE_NOUN}
        columns={isCard ? cards : columns}
        rows={lines}
        totalRows={lines?.length ?? 0}
        rowLabel={({ folio }) => `factura ${folio}`}
        isMarked={isLate}
        onOpen={toggle}
        detail={detail}
        busy={isBusy}
        failure={failure && describeFailure(failure)}
        onRetry={retry}
        filtered={vm.filters.isNarrow}
        onClearFilters={vm.filters.clear}
        empty={<EmptyState title={settlementText.title} />}
      />
      {isBelow && <ListHead tools={tools} />}
    </>
  )
})

const MAX_WITHOUT_TOOLS = 8

/** The reader opens and closes lines; until then the first line is open if it is late. */
const useOpenedLines = (lines: ReadonlyArray<SettledLine>, country: Country, isForSuppliers: boolean) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const first = lines[0]
  const shown = useMemo(
    () => opened ?? new Set(first !== undefined && isLate(first) ? [first.id as string] : []),
    [opened, first],
  )
  const toggle = useCallback(
    ({ id }: SettledLine) =>
      setOpened(shown.has(id) ? new Set([...shown].filter((one) => one !== id)) : new Set([...shown, id])),
    [shown],
  )
  const detail = useCallback(
    (line: SettledLine) =>
      shown.has(line.id) && <SettlementDetail line={line} country={country} isForSuppliers={isForSuppliers} />,
    [shown, country, isForSuppliers],
  )
  return { detail, toggle }
}
