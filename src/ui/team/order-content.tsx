import { useState } from 'react'
import type { ProposedOrder } from '#application/team/approvals.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { add, type Money, zero } from '#domain/kernel/money.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { approvalsText as text, depositAccountText } from '../text/approvals.ts'
import { pageTitles } from '../text/pages.ts'
import { useApprovalStyles } from './approvals.styles.ts'
import { Facts } from './facts.tsx'

interface OrderContentProps {
  readonly order: ProposedOrder
  readonly cost: Money | undefined
  readonly country: Country
}

/** An order that would be requested: its figures, where its money goes, and its invoices with their dates. */
export const OrderContent = ({ order, cost, country }: OrderContentProps) => {
  const styles = useApprovalStyles()
  const [isWhole, setWhole] = useState(false)
  const { account, invoices, retention, type } = order
  const total = invoices.reduce((sum, { amount }) => add(sum, amount), zero(retention.currency))
  const shown = isWhole ? invoices : invoices.slice(0, FIRST)
  const payers = new Set(invoices.map(({ payer }) => payer.identifier)).size
  return (
    <>
      <Facts
        rows={[
          [text.money.kind, pageTitles.financing[type]],
          [text.money.invoices, text.money.counted(invoices.length, payers, country)],
          [text.money.amount, <MoneyText key="amount" value={total} />],
          [text.money.retention[country], <MoneyText key="retention" value={retention} />],
          ...(cost === undefined ? [] : [[text.money.cost, <MoneyText key="cost" value={cost} />] as const]),
          [text.money.account, account === undefined ? text.money.noAccount : depositAccountText(account)],
        ]}
      />
      <ul className={styles.invoices}>
        {shown.map(({ amount, folio, id, payer, paymentDate }) => (
          <li key={id} className={styles.invoice}>
            <span>{`${folio} · ${payer.name}`}</span>
            <span className={styles.dated}>
              <span>{formatShortDate(paymentDate)}</span> <MoneyText value={amount} />
            </span>
          </li>
        ))}
      </ul>
      {invoices.length > FIRST && !isWhole && (
        <LinkButton onClick={() => setWhole(true)}>{text.money.all(invoices.length, country)}</LinkButton>
      )}
    </>
  )
}

/** More invoices are listed when they are asked for. */
const FIRST = 5
