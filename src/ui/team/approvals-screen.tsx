import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { RequestedApproval } from '#application/team/approvals.port.ts'
import { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { APPROVALS_PATH } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { approvalsText as text } from '../text/approvals.ts'
import { pageTitles } from '../text/pages.ts'
import { ApprovalItem } from './approval-item.tsx'
import { useApprovalStyles } from './approvals.styles.ts'
import { RejectionDialog } from './rejection-dialog.tsx'

/** All requests of the company, or the one of the address. Opening it decides nothing. */
export const ApprovalsScreen = observer(function ApprovalsScreen() {
  const vm = useViewModel(ApprovalsViewModel)
  const { approvalId } = useParams<{ readonly approvalId: ApprovalId }>()
  useEffect(() => vm.activate(approvalId), [vm, approvalId])
  return (
    <>
      <PageHeader title={pageTitles.approvals} />
      <FailureBanner failure={vm.request.failure} intro={text.notDecided} />
      {approvalId === undefined ? (
        <AllApprovals vm={vm} />
      ) : (
        <RemoteCard title={text.one} model={vm.list} failed={text.oneFailed}>
          {(approvals) => (
            <>
              <Items vm={vm} approvals={approvals} />
              <div>
                <TextLink to={APPROVALS_PATH}>{text.seeAll}</TextLink>
              </div>
            </>
          )}
        </RemoteCard>
      )}
      <RejectionDialog vm={vm} />
    </>
  )
})

/** The requests that wait for the user, then those of the user, then those of others. */
const AllApprovals = observer(function AllApprovals({ vm }: { readonly vm: ApprovalsViewModel }) {
  return (
    <>
      <RemoteCard title={text.toDecide} model={vm.list} failed={text.failed}>
        {() =>
          vm.toDecide.length === 0 ? (
            <EmptyState title={text.toDecideEmpty} detail={text.toDecideDetail} />
          ) : (
            <Items vm={vm} approvals={vm.toDecide} />
          )
        }
      </RemoteCard>
      {vm.mine.length > 0 && (
        <Card title={text.mine}>
          <Items vm={vm} approvals={vm.mine} />
        </Card>
      )}
      {vm.others.length > 0 && (
        <Card title={text.others}>
          <Items vm={vm} approvals={vm.others} />
        </Card>
      )}
    </>
  )
})

interface ItemsProps {
  readonly vm: ApprovalsViewModel
  readonly approvals: ReadonlyArray<RequestedApproval>
}

const Items = observer(function Items({ vm, approvals }: ItemsProps) {
  const styles = useApprovalStyles()
  const { country } = useViewModel(CurrentSession)
  return (
    <ul className={styles.list}>
      {approvals.map((approval) => (
        <ApprovalItem key={approval.id} vm={vm} approval={approval} country={country} />
      ))}
    </ul>
  )
})
