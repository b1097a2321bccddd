import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { DebtsViewModel } from '#application/debts/debts.view-model.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { type Lock, useLock } from '../team/use-lock.ts'
import { debtsText } from '../text/debts.ts'
import { ConsultedDebtCell } from './consulted-debt-cell.tsx'

/** The debt with the treasury. */
export const TreasuryCard = observer(function TreasuryCard() {
  const vm = useViewModel(DebtsViewModel)
  useEffect(() => vm.treasury.activate(), [vm])
  return <ConsultedDebtCell title={debtsText.treasury} model={vm.treasury} state={vm.treasuryState} />
})

/** The report of the credit bureau. */
export const CreditBureauCard = observer(function CreditBureauCard() {
  const vm = useViewModel(DebtsViewModel)
  useEffect(() => vm.bureau.activate(), [vm])
  const score = vm.bureau.value?.score
  return (
    <ConsultedDebtCell
      title={debtsText.bureau}
      model={vm.bureau}
      state={vm.bureauState}
      extra={score === undefined ? undefined : `${debtsText.score(score)} · `}
    />
  )
})

/** The debt with other institutions, which the company lets us consult. */
export const DebtServiceCard = observer(function DebtServiceCard() {
  const vm = useViewModel(DebtsViewModel)
  useEffect(() => vm.service.activate(), [vm])
  const state = vm.serviceState
  const rejection = usePersonalRejection()
  const mustAuthorise = state._tag === 'CannotConsult'
  const lock = useLock('companyFile')
  const isOffered = mustAuthorise && rejection === undefined
  const mayAuthorise = isOffered && lock.title === undefined
  useEffect(() => (mayAuthorise ? vm.authorisation.activate() : undefined), [vm, mayAuthorise])
  return (
    <Figure
      title={debtsText.service}
      isLoaded={state._tag !== 'Loading'}
      failure={vm.service.failure}
      onRetry={vm.service.retry}
      value={state._tag === 'Consulted' ? <MoneyText value={state.total} /> : undefined}
      detail={
        state._tag === 'Consulted'
          ? debtsText.consultedOn(state.on, vm.service.value?.isStale === true)
          : mustAuthorise
            ? (rejection ?? debtsText.cantConsult)
            : debtsText.never
      }
      actions={isOffered ? <AuthoriseLink vm={vm} lock={lock} /> : undefined}
    />
  )
})

interface AuthoriseLinkProps {
  readonly vm: DebtsViewModel
  readonly lock: Lock
}

const AuthoriseLink = observer(function AuthoriseLink({ vm, lock }: AuthoriseLinkProps) {
  const path = vm.authorisation.value
  return path === undefined || lock.title !== undefined ? (
    <Button size="small" disabledFocusable onClick={vm.authorisation.retry} {...lock}>
      {debtsText.authorise}
    </Button>
  ) : (
    <Button size="small" as="a" href={path} target="_blank" rel="noopener">
      {debtsText.authorise}
    </Button>
  )
})
