import { OpenSessions } from '#application/profile/open-sessions.port.ts'
import { OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import { UserAccount } from '#application/profile/account.port.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { makeHttpOpenSessions } from '#infrastructure/profile/http-open-sessions.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { PersonalPage as Screen } from '#ui/profile/personal-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(UserAccount).toResolvedValue(makeHttpAccount, [Api]).inSingletonScope()
  bindClass(ProfileViewModel)
  bind(OpenSessions).toResolvedValue(makeHttpOpenSessions, [Api]).inSingletonScope()
  bindClass(OpenSessionsViewModel)
})
