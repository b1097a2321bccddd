import { observer } from 'mobx-react-lite'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { PayrollChanges } from '#application/payables/payroll-changes.ts'
import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import { shownStatus } from '#domain/payables/payroll.ts'
import { APPROVALS_PATH } from '../app/paths.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { useMay } from '../team/use-lock.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { PayrollNote } from './payroll-note.tsx'

interface PayrollApprovalNoteProps {
  readonly payroll: PayrollDetail
  readonly changes: PayrollChanges
}

/** Why a payroll does not change while others decide on it: its requester takes the request back, others decide. */
export const PayrollApprovalNote = observer(function PayrollApprovalNote({
  payroll,
  changes,
}: PayrollApprovalNoteProps) {
  const { session } = useViewModel(CurrentSession)
  const mayDecide = useMay('approve')
  const { approval } = payroll
  if (approval === undefined || shownStatus(payroll) !== 'AWAITING_APPROVAL') return null
  const { act, requestedBy, requesterId } = approval
  const isMine = requesterId === session?.user.id
  return (
    <PayrollNote isQuiet>
      <span>{isMine ? text.youAsked[act] : text.asked[act](requestedBy)}</span>
      {isMine && <LinkButton onClick={() => void changes.withdrawRequest(payroll)}>{text.withdrawRequest}</LinkButton>}
      {!isMine && mayDecide && <TextLink to={APPROVALS_PATH}>{text.seeRequest}</TextLink>}
    </PayrollNote>
  )
})
