import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { TeamViewModel } from '#application/team/team.view-model.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { usePersonalRejection } from '../identity/use-personal-rejection.ts'
import { membersText as text } from '../text/team.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { PolicyCard } from './policy-card.tsx'
import { TeamQuestionDialog } from './team-question.tsx'
import { useTeamStyles } from './team.styles.ts'
import { useLock } from './use-lock.ts'
import { WaitingApprovals } from './waiting-approvals.tsx'

/** The members of the company, their roles, and who was invited. */
export const TeamPage = observer(function TeamPage() {
  const styles = useTeamStyles()
  const vm = useViewModel(TeamViewModel)
  const { country } = useViewModel(CurrentSession)
  const lock = useLock('team')
  const rejection = usePersonalRejection()
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      <Card
        title={text.title}
        aside={
          <Button
            appearance="primary"
            onClick={vm.invitation.open}
            {...(rejection === undefined ? lock : { disabledFocusable: true, title: rejection })}
          >
            {text.invite}
          </Button>
        }
      >
        <p className={styles.lead}>{text.lead}</p>
        <FailureBanner failure={vm.role.failure} />
        <RemoteContent model={vm.team} failed={text.failed}>
          {({ members }) => (
            <ul className={styles.list}>
              {members.map((member) => (
                <MemberRow key={member.id} vm={vm} member={member} country={country} />
              ))}
            </ul>
          )}
        </RemoteContent>
        {vm.members.length > 1 && <Leaving vm={vm} />}
      </Card>
      <WaitingApprovals acts={MEMBERS_AND_RULES} />
      <InvitationList vm={vm} country={country} />
      <PolicyCard country={country} />
      <InviteDialog vm={vm.invitation} country={country} />
      <TeamQuestionDialog vm={vm} />
    </>
  )
})

const MEMBERS_AND_RULES = ['MEMBER', 'POLICY'] as const

const Leaving = observer(function Leaving({ vm }: { readonly vm: TeamViewModel }) {
  const styles = useTeamStyles()
  return (
    <div className={styles.foot}>
      {vm.mayLeave ? (
        <Button onClick={vm.askToLeave}>{text.leave}</Button>
      ) : (
        <span className={styles.detail}>{text.lastOwner}</span>
      )}
    </div>
  )
})
