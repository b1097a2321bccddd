import { InfoLabel } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatPercent } from '#domain/kernel/format.ts'
import type { OrderDetail } from '#domain/orders/order.ts'
import { Card } from '../design/layout/card.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { ordersText } from '../text/orders.ts'
import { lineName, simulationText } from '../text/simulation.ts'
import { useOrderStyles } from './orders.styles.ts'

/** The figures and the cost of the order, and its surplus where the country has one. */
export const OrderSummaryCard = ({ order, country }: { readonly order: OrderDetail; readonly country: Country }) => {
  const styles = useOrderStyles()
  const { hasSurplus, explainsOrderTotals } = profileOf(country)
  const rate = formatPercent(order.baseRate, country)
  return (
    <div className={styles.page}>
      <Card title={ordersText.summary}>
        <dl className={styles.facts}>
          <Fact term={simulationText.lines.invoices.name} hint={explainsOrderTotals ? ordersText.totalHint : undefined}>
            <MoneyText value={order.total} />
          </Fact>
          <Fact term={simulationText.lines.creditNotes.name}>
            <MoneyText value={order.creditNotes} />
          </Fact>
          <Fact term={lineName('retention', country)}>
            <MoneyText value={order.retention} />
          </Fact>
          <Fact term={simulationText.lines.priceDifference.name}>
            <MoneyText value={order.interest} />
          </Fact>
          <Fact term={simulationText.lines.operationCost.name}>
            <MoneyText value={order.operationCost} />
          </Fact>
          <Fact term={ordersText.invoiceColumns.rate} hint={explainsOrderTotals ? ordersText.rateHint : undefined}>
            {rate}
          </Fact>
          <Fact term={simulationText.lines.transfer.name} strong>
            <MoneyText value={order.transfer} />
          </Fact>
        </dl>
      </Card>
      {hasSurplus && (
        <Card title={ordersText.surplusSummary}>
          <dl className={styles.facts}>
            <Fact term={lineName('retention', country)}>
              <MoneyText value={order.retention} />
            </Fact>
            <Fact term={ordersText.columns.surplus} strong>
              <MoneyText value={order.availableRetention} />
            </Fact>
          </dl>
        </Card>
      )}
    </div>
  )
}

interface FactProps {
  readonly term: string
  readonly hint?: string | undefined
  readonly strong?: boolean
  readonly children: ReactNode
}

const Fact = ({ term, hint, strong = false, children }: FactProps) => {
  const styles = useOrderStyles()
  return (
    <>
      <dt className={styles.term}>
        {term}
        {hint !== undefined && <InfoLabel info={hint} />}
      </dt>
      <dd className={strong ? styles.strong : styles.value}>{children}</dd>
    </>
  )
}
