import { toast, toasts } from '../notifications/toast-kinds.ts'

/** About the members of the company. */
export const teamToasts = toasts({
  MemberInvited: toast<{ readonly email: string }>('success'),
  InvitationWithdrawn: toast<{ readonly email: string }>('success'),
  MemberRoleChanged: toast('success'),
  MemberRemoved: toast('success'),
  OwnerAdded: toast('success'),
  ApprovalPolicyChanged: toast('success'),
})
