import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { TeamViewModel } from '#application/team/team.view-model.ts'
import { roleName } from '#domain/labels/role-names.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { Card } from '../design/layout/card.tsx'
import { membersText } from '../text/team.ts'
import { useTeamStyles } from './team.styles.ts'

const text = membersText.invitations

export interface InvitationListProps {
  readonly vm: TeamViewModel
  readonly country: Country
}

/** The invitations that were not accepted; nothing without any. */
export const InvitationList = observer(function InvitationList({ vm, country }: InvitationListProps) {
  const styles = useTeamStyles()
  if (vm.invitations.length === 0) return null
  return (
    <Card title={text.title}>
      <FailureBanner failure={vm.withdrawal.failure ?? vm.resending.failure} />
      <ul className={styles.list}>
        {vm.invitations.map((invitation) => (
          <li key={invitation.id} className={styles.row}>
            <div className={styles.words}>
              <strong className={styles.name}>{invitation.email}</strong>
              <span className={styles.detail}>
                {roleName(country, invitation.role)} · {text.until(formatShortDate(invitation.until))}
              </span>
            </div>
            {invitation.state === 'EXPIRED' && <StatusChip color="yellow" label={text.expired} />}
            {vm.mayInvite && (
              <>
                <Button
                  aria-label={text.resend(invitation.email)}
                  disabledFocusable={vm.resending.isBusy}
                  onClick={() => void vm.resending.run(invitation)}
                >
                  {text.resendLabel}
                </Button>
                <Button
                  appearance="subtle"
                  aria-label={text.withdraw(invitation.email)}
                  disabledFocusable={vm.withdrawal.isBusy}
                  onClick={() => void vm.withdrawal.run(invitation)}
                >
                  {text.withdrawLabel}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
})
