import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ProposedChange } from '#application/team/approvals.port.ts'
import { WaitingApprovalsViewModel } from '#application/team/waiting-approvals.view-model.ts'
import type { ApprovalAct } from '#domain/team/approval-policy.ts'
import { approvalPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { approvalActWords, approvalsText as text, proposedChangeText } from '../text/approvals.ts'
import { useTeamStyles } from './team.styles.ts'

interface WaitingApprovalsProps {
  readonly acts: ReadonlyArray<ApprovalAct>
  /** The changes that belong to the page; a request without any is not shown. */
  readonly isShown?: (line: ProposedChange) => boolean
}

/** The requests of these acts that wait for others; nothing without any. */
export const WaitingApprovals = observer(function WaitingApprovals({ acts, isShown }: WaitingApprovalsProps) {
  const styles = useTeamStyles()
  const vm = useViewModel(WaitingApprovalsViewModel)
  useEffect(() => vm.activate(), [vm])
  const waiting = vm
    .of(acts)
    .map((approval) => ({ approval, lines: approval.content.lines.filter((line) => isShown?.(line) ?? true) }))
    .filter(({ lines }) => lines.length > 0)
  if (waiting.length === 0) return null
  return (
    <Card title={text.toDecide}>
      <ul className={styles.list}>
        {waiting.map(({ approval, lines }) => (
          <li key={approval.id} className={styles.row}>
            <div className={styles.words}>
              {lines.map((line, at) => (
                <span key={at} className={styles.name}>
                  {waitingText(line)}
                </span>
              ))}
              <span className={styles.detail}>{approval.isMine ? text.yours : text.askedBy(approval.requestedBy)}</span>
            </div>
            <TextLink to={approvalPath(approval.id)} hint={approvalActWords(approval.act)}>
              {text.seeOne}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
})

/** The change in one line; an account has its last digits only. */
const waitingText = (line: ProposedChange): string => {
  const { after, before, becomes } = line
  const account = after ?? before
  const detail = becomes ?? (account && `${account.bank} ···${account.number.slice(-4)}`)
  return detail === undefined ? proposedChangeText(line) : `${proposedChangeText(line)}: ${detail}`
}
