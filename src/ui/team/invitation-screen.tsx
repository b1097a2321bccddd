import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { InvitationViewModel } from '#application/team/invitation.view-model.ts'
import { roleName } from '#domain/labels/role-names.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Card } from '../design/layout/card.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { invitationText as text } from '../text/team.ts'
import { InvitationWay } from './invitation-ways.tsx'
import { useTeamStyles } from './team.styles.ts'

/** The target of the link of an invitation. */
export const InvitationScreen = observer(function InvitationScreen() {
  const styles = useTeamStyles()
  const vm = useViewModel(InvitationViewModel)
  const { code = '' } = useParams()
  useEffect(() => vm.activate(code), [vm, code])
  if (vm.isJoined) return <Navigate to="/" replace />
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main className={styles.main}>
        <div className={styles.card}>
          <PageHeader title={text.title} lead={text.lead} />
          <Card>
            <RemoteContent model={vm.opened} failed={text.failed}>
              {({ company, country, email, inviter, role }) => (
                <>
                  <strong className={styles.name}>{text.invited(inviter, company)}</strong>
                  <p className={styles.lead}>{text.detail(email, roleName(country, role))}</p>
                </>
              )}
            </RemoteContent>
            <FailureBanner failure={vm.joining.failure} />
            <InvitationWay vm={vm} />
          </Card>
        </div>
      </main>
    </div>
  )
})
