import { observer } from 'mobx-react-lite'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { surplusPartsOf } from '#domain/orders/settlement-figures.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import { REPAYMENT_PARTS } from '#domain/financing/simulate-confirming.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { isTransferred } from '#domain/orders/tracker.ts'
import { Card } from '../design/layout/card.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { ordersText } from '../text/orders.ts'
import { payrollPaymentText } from '../text/payroll-payment.ts'
import { lineName } from '../text/simulation.ts'
import { OrderFact } from './order-fact.tsx'
import { useOrderStyles } from './orders.styles.ts'
import { surplusColor, surplusLabel } from './surplus-color.ts'

export interface OrderSummaryCardProps {
  readonly order: OrderDetail
  readonly country: Country
}

/** From the invoices to the amount that the company gets; for an order that pays suppliers, to the one that it repays. */
export const OrderSummaryCard = ({ order, country }: OrderSummaryCardProps) => {
  const styles = useOrderStyles()
  const { explainsOrderTotals } = screensOf(country)
  return (
    <Card title={ordersText.summary}>
      <dl className={styles.facts}>
        {isConfirming(order)
          ? REPAYMENT_PARTS.map((part) => (
              <OrderFact key={part} term={payrollPaymentText.financing.lines[part]} strong={part === 'total'}>
                <MoneyText value={order[part]} />
              </OrderFact>
            ))
          : partsOf(order).map(({ amount, part }) => (
              <OrderFact
                key={part}
                term={
                  part === 'transfer' && isTransferred(order.status)
                    ? ordersText.received
                    : lineName(part, country, order)
                }
                hint={explainsOrderTotals && part === 'invoices' ? ordersText.totalHint : undefined}
                strong={part === 'transfer'}
              >
                <MoneyText value={amount} />
              </OrderFact>
            ))}
        <OrderFact term={ordersText.invoiceColumns.rate} hint={explainsOrderTotals ? ordersText.rateHint : undefined}>
          {formatPercent(order.baseRate, country)}
        </OrderFact>
      </dl>
    </Card>
  )
}

const partsOf = (order: OrderDetail) => [...breakdownOf(order), { part: 'transfer' as const, amount: order.transfer }]

export interface SurplusSummaryCardProps extends OrderSummaryCardProps {
  readonly vm: OrderDetailViewModel
}

/** Where the retention is, and how much of it is left. */
export const SurplusSummaryCard = observer(function SurplusSummaryCard(props: SurplusSummaryCardProps) {
  const { vm, order, country } = props
  const styles = useOrderStyles()
  const { surplusPercent: percent } = order
  const parts = ordersText.surplusParts
  const settlement = vm.settlement.value
  const settled = settlement !== undefined && settlement.lines.length > 0
  const { charged, inBalance, pending, transferred } = surplusPartsOf(
    profileOf(country).currency,
    settlement?.lines ?? [],
  )
  return (
    <Card
      title={ordersText.surplusSummary}
      aside={
        percent !== undefined && <StatusChip color={surplusColor(percent)} label={surplusLabel(percent, country)} />
      }
    >
      <dl className={styles.facts}>
        <OrderFact term={lineName('retention', country)}>
          <MoneyText value={order.retention} />
        </OrderFact>
        {settled && (
          <>
            <OrderFact term={parts.transferred}>
              <MoneyText value={transferred} />
            </OrderFact>
            <OrderFact term={parts.inBalance}>
              <MoneyText value={inBalance} />
            </OrderFact>
            {charged.minor > 0 && (
              <OrderFact term={parts.charged}>
                <MoneyText value={charged} />
              </OrderFact>
            )}
          </>
        )}
        <OrderFact term={settled ? parts.pending : parts.untilPaid}>
          <MoneyText value={settled ? pending : order.availableRetention} />
        </OrderFact>
        <OrderFact term={ordersText.columns.surplus} strong>
          <MoneyText value={order.availableRetention} />
        </OrderFact>
      </dl>
      <p className={styles.hint}>{ordersText.surplusHint}</p>
    </Card>
  )
})
