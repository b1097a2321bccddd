import type { RequestedContent as Content } from '#application/team/approvals.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { approvalsText as text, depositAccountText } from '../text/approvals.ts'
import { Facts } from './facts.tsx'
import { OrderContent } from './order-content.tsx'
import { ProposedChanges } from './proposed-changes.tsx'
import { ProposedPayment } from './proposed-payment.tsx'

interface RequestedContentProps {
  readonly content: Content
  readonly country: Country
}

/** All that a request would do. */
export const RequestedContent = ({ content, country }: RequestedContentProps) => {
  const { cost, lines, order, surplus } = content
  return (
    <>
      <ProposedChanges lines={lines} country={country} />
      {order !== undefined && <OrderContent order={order} cost={cost} country={country} />}
      <ProposedPayment content={content} country={country} />
      {surplus !== undefined && (
        <Facts
          rows={[
            [text.money.amount, <MoneyText key="amount" value={surplus.amount} />],
            [text.money.account, depositAccountText(surplus.account)],
          ]}
        />
      )}
    </>
  )
}
