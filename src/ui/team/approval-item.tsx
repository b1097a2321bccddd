import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { RequestedApproval } from '#application/team/approvals.port.ts'
import type { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { civilDateIn, civilTimeIn } from '#domain/kernel/time-zone.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import type { ApprovalState } from '#domain/team/approval.ts'
import { BANK_ACCOUNTS_PATH, FINANCE_PATHS, PAYMENT_PATHS, SUPPLIERS_PATH, TEAM_PATH } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import type { StatusColor } from '../design/theme/status-color.ts'
import { approvalActWords, approvalStateOf, approvalsText as text, voidedText } from '../text/approvals.ts'
import { useApprovalStyles } from './approvals.styles.ts'
import { RequestedContent } from './requested-content.tsx'

interface ApprovalItemProps {
  readonly vm: ApprovalsViewModel
  readonly approval: RequestedApproval
  readonly country: Country
}

/** A request with all that it would change, and what the user can do with it. */
export const ApprovalItem = observer(function ApprovalItem({ vm, approval, country }: ApprovalItemProps) {
  const styles = useApprovalStyles()
  const { act, givenBy, isMine, operator, rejectedBy, rejection, requestedBy, state } = approval
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>{`${isMine ? text.youAsk : text.asks(requestedBy)} ${approvalActWords(act)}`}</h3>
        <StatusChip color={COLORS[state]} label={approvalStateOf(approval)} />
      </div>
      <p className={styles.detail}>{datesOf(approval, country)}</p>
      {operator !== undefined && <p className={styles.detail}>{text.inNameOf(operator)}</p>}
      <RequestedContent content={approval.content} country={country} />
      {givenBy.length > 0 && <p className={styles.detail}>{text.givenBy(givenBy.join(', '))}</p>}
      {rejection !== undefined && <p className={styles.detail}>{text.rejectedBy(rejectedBy ?? '', rejection)}</p>}
      {state === 'VOID' && <p className={styles.detail}>{voidedText(approval)}</p>}
      <Decision vm={vm} approval={approval} />
    </li>
  )
})

const Decision = observer(function Decision({ vm, approval }: Omit<ApprovalItemProps, 'country'>) {
  const styles = useApprovalStyles()
  const { isBusy } = vm.request
  const isAsked = isBusy && vm.asked?.id === approval.id
  if (approval.mayDecide)
    return (
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => vm.approve(approval)}
          {...(isAsked ? { icon: <Spinner /> } : {})}
        >
          <span>{text.approve}</span>
        </Button>
        <Button disabled={isBusy} onClick={() => vm.askReason(approval)}>
          {text.reject}
        </Button>
      </div>
    )
  if (!approval.isMine) return null
  if (AGAIN.has(approval.state))
    return (
      <div className={styles.actions}>
        <TextLink to={PLACES[approval.act]}>{text.again}</TextLink>
      </div>
    )
  if (approval.state !== 'PENDING') return null
  return (
    <div className={styles.actions}>
      <Button
        disabledFocusable={isBusy}
        onClick={() => vm.withdraw(approval)}
        {...(isAsked ? { icon: <Spinner /> } : {})}
      >
        <span>{text.withdraw}</span>
      </Button>
    </div>
  )
})

/** The states after which the same can be asked again. */
const AGAIN: ReadonlySet<ApprovalState> = new Set(['REJECTED', 'EXPIRED', 'VOID'])

/** The screen on which each act is asked for. */
const PLACES: Readonly<Record<ApprovalAct, string>> = {
  ORDER: FINANCE_PATHS.DIRECT_FINANCING,
  PAY: PAYMENT_PATHS.scheduled,
  FINANCE: PAYMENT_PATHS.scheduled,
  SURPLUS: FINANCE_PATHS.DIRECT_FINANCING,
  OWN_ACCOUNT: BANK_ACCOUNTS_PATH,
  SUPPLIER_ACCOUNT: SUPPLIERS_PATH,
  MEMBER: TEAM_PATH,
  POLICY: TEAM_PATH,
}

const COLORS: Readonly<Record<ApprovalState, StatusColor>> = {
  PENDING: 'yellow',
  EXECUTED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'default',
  EXPIRED: 'default',
  VOID: 'default',
}

const datesOf = ({ expiresAt, requestedAt, state }: RequestedApproval, country: Country): string => {
  const { timeZone } = profileOf(country)
  const when = (at: number): string => `${formatShortDate(civilDateIn(timeZone, at))}, ${civilTimeIn(timeZone, at)}`
  const requested = text.requested(when(requestedAt))
  return state === 'PENDING' ? `${requested}; ${text.expires(when(expiresAt))}` : requested
}
