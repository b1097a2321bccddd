import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { InvoiceProposal } from '#application/financing/invoice-proposals.port.ts'
import { ProposalViewModel } from '#application/financing/proposal.view-model.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Card } from '../design/layout/card.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { proposalText } from '../text/proposals.ts'
import type { ProposalsProps } from './proposal-bar.tsx'

/** Three ways to reach the amount, each with what the company receives and what it costs. */
export const ProposalPanel = observer(function ProposalPanel({ table, country, request, onClose }: ProposalsProps) {
  const styles = useStyles()
  const vm = useViewModel(ProposalViewModel)
  const { type } = table
  useEffect(() => {
    void vm.propose(type, request.text)
    return () => vm.options.cancel()
  }, [vm, type, request])
  const { error, options } = vm
  return (
    <Card
      title={proposalText.title}
      aside={
        <Button size="small" onClick={onClose}>
          {commonText.close}
        </Button>
      }
    >
      <div className={styles.panel}>
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {proposalText.errors[error]}
          </p>
        )}
        <FailureBanner failure={options.failure} intro={proposalText.failed} onRetry={options.retry} />
        {options.isBusy && <output>{proposalText.calculating}</output>}
        {options.value !== undefined && error === undefined && (
          <>
            <ul className={styles.options} aria-busy={options.isBusy}>
              {options.value.map((option) => (
                <Option key={option.strategy} option={option} vm={vm} table={table} country={country} />
              ))}
            </ul>
            <p className={styles.note}>{proposalText.note}</p>
          </>
        )}
      </div>
    </Card>
  )
})

interface OptionProps extends Pick<ProposalsProps, 'country' | 'table'> {
  readonly option: InvoiceProposal
  readonly vm: ProposalViewModel
}

const Option = observer(function Option({ option, vm, table, country }: OptionProps) {
  const styles = useStyles()
  const { cost, invoices, missing, receives, strategy } = option
  const isSelected = vm.isSelected(option, table)
  return (
    <li className={styles.option}>
      <strong>{proposalText.strategies[strategy]}</strong>
      {invoices.length === 0 ? (
        <span>{proposalText.nothing}</span>
      ) : (
        <>
          <span>
            {proposalText.receives} <MoneyText value={receives} className={styles.receives} />
          </span>
          <span className={styles.note}>
            {proposalText.cost} <MoneyText value={cost} /> · {proposalText.invoices(invoices.length, country)}
          </span>
        </>
      )}
      {missing.minor > 0 && (
        <span className={styles.missing}>
          {proposalText.missing} <MoneyText value={missing} />
        </span>
      )}
      <Button
        className={styles.action}
        appearance={isSelected ? 'primary' : 'secondary'}
        aria-pressed={isSelected}
        aria-label={proposalText.selectStrategy(strategy)}
        disabled={invoices.length === 0}
        onClick={() => vm.select(strategy, table)}
      >
        {isSelected ? proposalText.selected : proposalText.select}
      </Button>
    </li>
  )
})

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: space.s },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1 },
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  option: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  receives: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  missing: { color: tokens.colorPaletteDarkOrangeForeground1, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  action: { marginTop: 'auto' },
})
