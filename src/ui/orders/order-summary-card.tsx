import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OrderDetailViewModel } from '#application/orders/order-detail.view-model.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { breakdownOf } from '#domain/financing/breakdown.ts'
import { REPAYMENT_PARTS } from '#domain/financing/simulate-confirming.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import { subtract } from '#domain/kernel/money.ts'
import { isConfirming, type OrderDetail } from '#domain/orders/order.ts'
import { isTransferred } from '#domain/orders/tracker.ts'
import { Card } from '../design/layout/card.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { WaterfallChart } from '../financing/simulation/waterfall-chart.tsx'
import { ordersText } from '../text/orders.ts'
import { payrollPaymentText } from '../text/payrolls.ts'
import { lineName } from '../text/simulation.ts'
import { OrderFact } from './order-fact.tsx'
import { useOrderStyles } from './orders.styles.ts'

export interface OrderSummaryCardProps {
  readonly vm: OrderDetailViewModel
  readonly order: OrderDetail
  readonly country: Country
}

/** The figures and the cost of the order, and its surplus where the country has one. */
export const OrderSummaryCard = ({ vm, order, country }: OrderSummaryCardProps) => {
  const styles = useOrderStyles()
  const { hasSurplus } = profileOf(country)
  const { explainsOrderTotals } = screensOf(country)
  if (isConfirming(order)) return <RepaymentCard vm={vm} order={order} country={country} />
  const lines = [...breakdownOf(order), { part: 'transfer' as const, amount: order.transfer }]
  return (
    <div className={styles.cards}>
      <Card title={ordersText.summary}>
        <dl className={styles.facts}>
          {lines.map(({ amount, part }) => (
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
        <WaterfallChart simulation={order} />
        <DownloadSimulation vm={vm} />
      </Card>
      {hasSurplus && (
        <Card title={ordersText.surplusSummary}>
          <dl className={styles.facts}>
            <OrderFact term={lineName('retention', country)}>
              <MoneyText value={order.retention} />
            </OrderFact>
            {surplusParts(order).map(({ amount, term }) => (
              <OrderFact key={term} term={term}>
                <MoneyText value={amount} />
              </OrderFact>
            ))}
            <OrderFact term={ordersText.columns.surplus} strong>
              <MoneyText value={order.availableRetention} />
            </OrderFact>
          </dl>
        </Card>
      )}
    </div>
  )
}

/** The sum that the company repays for the payment of its suppliers. */
const RepaymentCard = ({ vm, order, country }: OrderSummaryCardProps) => {
  const styles = useOrderStyles()
  const { explainsOrderTotals } = screensOf(country)
  return (
    <div className={styles.cards}>
      <Card title={ordersText.summary}>
        <dl className={styles.facts}>
          {REPAYMENT_PARTS.map((part) => (
            <OrderFact key={part} term={payrollPaymentText.financing.lines[part]} strong={part === 'total'}>
              <MoneyText value={order[part]} />
            </OrderFact>
          ))}
          <OrderFact term={ordersText.invoiceColumns.rate} hint={explainsOrderTotals ? ordersText.rateHint : undefined}>
            {formatPercent(order.baseRate, country)}
          </OrderFact>
        </dl>
        <DownloadSimulation vm={vm} />
      </Card>
    </div>
  )
}

/** Where the retention is: pending, returned, or taken by default interest. Interest to date of late invoices is deducted from the rest. */
const surplusParts = ({ availableRetention, lostRetention, releasedRetention, retention }: OrderDetail) => {
  const { accrued, lost, pending, released } = ordersText.surplusParts
  const kept = subtract(retention, lostRetention)
  const toDate = subtract(availableRetention, kept)
  return [
    { term: pending, amount: subtract(kept, releasedRetention) },
    { term: released, amount: releasedRetention },
    { term: lost, amount: lostRetention },
    ...(toDate.minor < 0 ? [{ term: accrued, amount: toDate }] : []),
  ]
}

const DownloadSimulation = observer(function DownloadSimulation({ vm }: { readonly vm: OrderDetailViewModel }) {
  return (
    <Button icon={vm.isDownloading ? <Spinner /> : null} onClick={() => void vm.downloadSimulation()}>
      {ordersText.download}
    </Button>
  )
})
