import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import { orderCost } from '#domain/orders/order-cost.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import type { OrderSettlement as Settlement, SettledLine } from '#domain/orders/order-settlement.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { INVOICE_NOUN } from '../financing/nouns.ts'
import { effectiveRateText } from '../text/effective-rates.ts'
import { ordersText } from '../text/orders.ts'
import { settlementText } from '../text/settlement.ts'
import { settlementColumnsOf } from './order-settlement-columns.tsx'
import { SettlementDetail } from './order-settlement-detail.tsx'
import { SettlementTotals } from './order-settlement-totals.tsx'
import { useSettlementStyles } from './order-settlement.styles.ts'

export interface OrderSettlementProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
}

/** Where the money of a transferred order is, invoice by invoice; nothing before the transfer. */
export const OrderSettlementCard = observer(function OrderSettlementCard({ vm, order, country }: OrderSettlementProps) {
  const { failure, retry, value } = vm.settlement
  if (failure !== undefined && value === undefined)
    return (
      <Card title={settlementText.title}>
        <FailureBanner failure={failure} intro={settlementText.failed} onRetry={retry} />
      </Card>
    )
  if (value === undefined || value.lines.length === 0) return null
  return (
    <Card title={settlementText.title}>
      <FailureBanner failure={failure} intro={settlementText.failed} onRetry={retry} />
      <SettlementHead order={order} settlement={value} country={country} />
      <SettlementTable order={order} lines={value.lines} country={country} />
      <SettlementTotals lines={value.lines} country={country} />
    </Card>
  )
})

interface SettlementHeadProps {
  readonly order: OrderDetail
  readonly settlement: Settlement
  readonly country: Country
}

/** The received sum, and one line for the cost. */
const SettlementHead = ({ order, settlement, country }: SettlementHeadProps) => {
  const styles = useSettlementStyles()
  const { cost } = settlementText
  const { effective, late, total } = orderCost(order, settlement)
  const rates = [
    cost.rate(formatPercent(order.baseRate, country)),
    ...(effective === undefined ? [] : [effectiveRateText.sentence(effective, country)]),
  ]
  return (
    <>
      {settlement.transfer !== undefined && (
        <p className={styles.strong}>{settlementText.received(settlement.transfer, country)}</p>
      )}
      <p className={styles.sentence}>
        {cost.total(total, country)}
        {late.minor > 0 && cost.late(late, country)} · {rates.join(' · ')}
      </p>
    </>
  )
}

interface SettlementTableProps {
  readonly order: OrderDetail
  readonly lines: ReadonlyArray<SettledLine>
  readonly country: Country
}

const SettlementTable = ({ order, lines, country }: SettlementTableProps) => {
  const styles = useSettlementStyles()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => settlementColumnsOf(country, isConfirming(order)), [country, order])
  const toggle = useCallback(
    ({ id }: SettledLine) =>
      setOpened((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    [],
  )
  const detail = useCallback(
    (line: SettledLine) => opened.has(line.id) && <SettlementDetail line={line} country={country} />,
    [opened, country],
  )
  return (
    <>
      <div className={styles.head}>
        <p className={styles.sentence}>{settlementText.hint}</p>
        <ExportMenu
          title={`${settlementText.title} ${ordersText.detailTitle(order.id)}`}
          noun={INVOICE_NOUN}
          columns={columns}
          found={{ count: lines.length, load: async () => E.right(lines) }}
        />
      </div>
      <DataTable
        label={settlementText.title}
        noun={INVOICE_NOUN}
        columns={columns}
        rows={lines}
        totalRows={lines.length}
        rowLabel={({ folio }) => `factura ${folio}`}
        onOpen={toggle}
        detail={detail}
        empty={<EmptyState title={settlementText.title} />}
        bodyHeight={420}
      />
    </>
  )
}
