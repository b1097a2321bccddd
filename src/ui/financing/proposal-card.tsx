import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { InvoiceProposal } from '#application/financing/invoice-proposals.port.ts'
import type { PayerShare } from '#domain/financing/payer-share.ts'
import type { ProposalStrategy } from '#domain/financing/propose.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { proposalText as text } from '../text/proposals.ts'

interface ProposalCardProps {
  readonly option: InvoiceProposal
  readonly share: PayerShare
  readonly isSelected: boolean
  readonly country: Country
  readonly onSelect: (strategy: ProposalStrategy) => void
}

/** The amount that the company receives, its cost and term, and of how many payers the invoices are. */
export const ProposalCard = ({ option, share, isSelected, country, onSelect }: ProposalCardProps) => {
  const styles = useStyles()
  const { cost, days, invoices, missing, payers, rate, receives, strategy } = option
  return (
    <li className={styles.card}>
      <strong>{text.strategies[strategy]}</strong>
      {invoices.length === 0 ? (
        <span>{text.nothing(share)}</span>
      ) : (
        <>
          <span>
            {text.receives} <MoneyText value={receives} className={styles.receives} />
          </span>
          <span className={styles.detail}>
            {text.cost} <MoneyText value={cost} />
          </span>
          {rate !== undefined && <span className={styles.detail}>{text.rate(rate, country)}</span>}
          <span className={styles.detail}>{text.term(days, country)}</span>
          <span className={styles.detail}>{text.invoicesOf(invoices.length, payers, country)}</span>
        </>
      )}
      {invoices.length > 0 && missing.minor > 0 && (
        <span className={styles.missing}>
          {text.missing} <MoneyText value={missing} />
        </span>
      )}
      <Button
        className={styles.action}
        appearance={isSelected ? 'primary' : 'secondary'}
        aria-pressed={isSelected}
        aria-label={text.selectStrategy(strategy)}
        disabled={invoices.length === 0}
        onClick={() => onSelect(strategy)}
      >
        {isSelected ? text.selected : text.select}
      </Button>
    </li>
  )
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  receives: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  missing: { color: tokens.colorPaletteDarkOrangeForeground1, fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2 },
  action: { marginTop: 'auto' },
})
