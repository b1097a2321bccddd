import { Accounts } from '#application/identity/accounts.port.ts'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { Invitations } from '#application/team/members.port.ts'
import { InvitationViewModel } from '#application/team/invitation.view-model.ts'
import { makeHttpAccounts } from '#infrastructure/identity/http-accounts.ts'
import { makeHttpInvitations } from '#infrastructure/team/http-members.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { InvitationScreen as Screen } from '#ui/team/invitation-screen.tsx'

/** Loaded into the container of the page, since a visitor may have no session yet. */
export const module = createModule(({ bind, bindClass }) => {
  bind(Accounts).toResolvedValue(makeHttpAccounts, [Api]).inSingletonScope()
  bindClass(RegistrationViewModel)
  bind(Invitations).toResolvedValue(makeHttpInvitations, [Api]).inSingletonScope()
  bindClass(InvitationViewModel)
})
