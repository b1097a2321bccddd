import { UserAccount } from '#application/profile/account.port.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { PersonalPage as Screen } from '#ui/profile/personal-page.tsx'

export const module = createModule(({ bind }) => {
  bind(UserAccount).toResolvedValue(makeHttpAccount, [Api]).inSingletonScope()
  bind(ProfileViewModel).toResolvedValue((account) => new ProfileViewModel(account), [UserAccount])
})
