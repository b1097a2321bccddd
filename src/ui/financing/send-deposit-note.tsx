import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { SendDeposit } from '#application/financing/send-deposit.ts'
import { arrivalDate } from '#domain/financing/expected-dates.ts'
import { BANK_ACCOUNTS_PATH } from '../app/paths.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useMay } from '../team/use-lock.ts'
import { accountName, depositText } from '../text/deposit.ts'
import { SummaryRow } from './simulation/summary-row.tsx'

export interface SendDepositNoteProps {
  readonly vm: SendDeposit
  /** The order was sent, so that its account is changed elsewhere. */
  readonly isSent?: boolean
}

/** Where and when the money of the order goes, or that an account is missing. */
export const SendDepositNote = observer(function SendDepositNote({ vm, isSent = false }: SendDepositNoteProps) {
  const { calendar, today } = useViewModel(BusinessCalendar)
  const navigate = useNavigate()
  const mayChange = useMay('ownAccounts')
  useEffect(() => vm.activate(), [vm])
  const { deposit } = vm
  if (deposit === undefined) return null
  const { account } = deposit
  const openAccounts = () => void navigate(BANK_ACCOUNTS_PATH)
  if (account === undefined)
    return (
      <SummaryRow
        label={depositText.label}
        value={
          <span>
            <span>{mayChange ? `${depositText.missing} · ` : depositText.missing}</span>
            {mayChange && <LinkButton onClick={openAccounts}>{depositText.add}</LinkButton>}
          </span>
        }
        detail={depositText.held}
        isDetailBelowLabel
      />
    )
  return (
    <SummaryRow
      label={depositText.label}
      value={accountName(account)}
      detail={
        <span>
          <span>{depositText.arrival(arrivalDate(undefined, { today }, calendar))}</span>
          {!isSent && mayChange && (
            <>
              <span>{' · '}</span>
              <LinkButton onClick={openAccounts}>{depositText.change}</LinkButton>
            </>
          )}
        </span>
      }
      isDetailBelowLabel
    />
  )
})
