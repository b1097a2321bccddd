import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import type { ProposalViewModel as Model } from '#application/financing/proposal.view-model.ts'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { ProposalViewModel } from '#application/financing/proposal.view-model.ts'
import { TextField } from '../design/controls/text-field.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { breakpointPhone, space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { financeText } from '../text/finance.ts'
import { proposalText as text } from '../text/proposals.ts'
import type { ProposalsProps } from './proposals.types.ts'
import { ProposalCard } from './proposal-card.tsx'
import { ProposalConditions } from './proposal-conditions.tsx'

/** The ways to reach the amount that the company needs, side by side, and the conditions under which they are looked for. */
export const ProposalDrawer = observer(function ProposalDrawer(props: ProposalsProps) {
  const { table, country, request, onRequest, onClose } = props
  const styles = useStyles()
  const vm = useViewModel(ProposalViewModel)
  const calendar = useViewModel(BusinessCalendar)
  const { type } = table
  useEffect(() => {
    if (request !== undefined) void vm.propose(type, request.text)
    return () => vm.answer.cancel()
  }, [vm, type, request])
  const { answer, error } = vm
  const select = (strategy: Parameters<Model['select']>[0]): void => {
    vm.select(strategy, table)
    onClose()
  }
  return (
    <Drawer size="large" title={text.title} onClose={onClose}>
      <Target vm={vm} initial={request?.text ?? ''} onPropose={(amount) => onRequest({ text: amount })} />
      <ProposalConditions vm={vm} calendar={calendar} country={country} />
      <FailureBanner failure={answer.failure} intro={text.failed} onRetry={answer.retry} />
      <output className={styles.note}>{answer.isBusy ? text.calculating : ''}</output>
      {answer.value !== undefined && error === undefined && (
        <>
          <ul className={styles.options} aria-busy={answer.isBusy}>
            {answer.value.options.map((option) => (
              <ProposalCard
                key={option.strategy}
                option={option}
                share={vm.conditions.payerShare}
                isSelected={vm.isSelected(option, table)}
                country={country}
                onSelect={select}
              />
            ))}
          </ul>
          <p className={styles.note}>{text.note}</p>
        </>
      )}
    </Drawer>
  )
})

interface TargetProps {
  readonly vm: Model
  readonly initial: string
  readonly onPropose: (amount: string) => void
}

const Target = observer(function Target({ vm, initial, onPropose }: TargetProps) {
  const styles = useStyles()
  const [amount, setAmount] = useState(initial)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onPropose(amount)
  }
  return (
    <form className={styles.target} onSubmit={submit}>
      <TextField
        label={financeText.select.needLabel}
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        autoComplete="off"
        before="$"
        error={vm.error && text.errors[vm.error]}
      />
      <Button className={styles.submit} type="submit">
        {financeText.select.propose}
      </Button>
    </form>
  )
})

const useStyles = makeStyles({
  target: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s },
  /* Beside the box, below its label. */
  submit: { marginTop: '26px', [breakpointPhone]: { marginTop: 0 } },
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
