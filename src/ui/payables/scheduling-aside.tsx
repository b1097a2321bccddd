import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { transfersIn } from '#application/payables/scheduling-request.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { schedulingText as text } from '../text/scheduling.ts'
import { AddPayeeAccount } from './add-payee-account.tsx'
import { TotalsText, WithAmount } from './owed-text.tsx'
import type { SchedulingWizardProps } from './scheduling.types.ts'
import { WizardSummary } from './wizard-summary.tsx'
import { useWizardStyles } from './wizard.styles.ts'

/** The sum that is scheduled, the accounts that it lacks, and the next step. */
export const SchedulingAside = observer(function SchedulingAside({ vm, country }: SchedulingWizardProps) {
  const { isBusy, step } = vm
  const { invoices, totals, transfers } = vm.chosen
  const day = text.days(vm.lists)
  const isLast = step === 'summary'
  return (
    <WizardSummary
      label={text.totalOf(invoices.length, country)}
      total={<TotalsText values={totals} isFigure />}
      short={`${text.invoices(invoices.length, country)} · ${day}`}
      facts={[
        [text.when, day],
        [text.suppliers, formatInteger(new Set(transfers.map(({ payee }) => payee.identifier)).size, country)],
        [
          text.transfersTerm,
          vm.isEach ? formatInteger(transfersIn(vm.lists), country) : text.onePerPayee(transfersIn(vm.lists), country),
        ],
        [text.cost, <MoneyText key="cost" value={money(profileOf(country).currency, 0)} />],
      ]}
      note={text.nothingMoves}
      /* The button of another step is another one: the focus goes to the step. */
      actions={
        <>
          <Button
            key={step}
            appearance="primary"
            disabledFocusable={!vm.canContinue}
            onClick={() => (isLast ? void vm.submit() : vm.next())}
          >
            {isBusy ? text.sending : isLast ? text.submit : text.next}
          </Button>
          {vm.before !== undefined && (
            <Button key={`${step} back`} disabledFocusable={isBusy} onClick={() => vm.back()}>
              {text.back}
            </Button>
          )}
        </>
      }
    >
      <Blocked vm={vm} country={country} />
    </WizardSummary>
  )
})

/** So many names fit into the summary. */
const SHOWN = 3

const Blocked = observer(function Blocked({ vm, country }: Pick<SchedulingWizardProps, 'country' | 'vm'>) {
  const styles = useWizardStyles()
  const { blocked, leaveOutBlocked, others } = vm.chosen
  if (blocked.length === 0) return null
  return (
    <div className={styles.problem}>
      <strong>{text.missingAccounts(blocked.length, country)}</strong>
      <ul className={styles.rows}>
        {blocked.slice(0, SHOWN).map((transfer) => (
          <li key={`${transfer.payee.identifier} ${transfer.total.currency}`} className={styles.fixes}>
            <span>{transfer.payee.name}</span> <AddPayeeAccount chosen={vm.chosen} transfer={transfer} />
          </li>
        ))}
        {blocked.length > SHOWN && <li>{text.moreAccounts(blocked.length - SHOWN)}</li>}
      </ul>
      {others !== undefined && (
        <LinkButton onClick={leaveOutBlocked}>
          <WithAmount words={text.scheduleOthers(others.invoices)} totals={others.totals} />
        </LinkButton>
      )}
    </div>
  )
})
