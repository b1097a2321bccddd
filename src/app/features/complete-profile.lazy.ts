import { BusinessName } from '#application/business/business-name.ts'
import { CompleteProfileViewModel } from '#application/business/complete-profile.view-model.ts'
import { ProfileSubmission } from '#application/business/profile-submission.ts'
import { OpenedUrl } from '#application/business/suggested-country.ts'
import { Users } from '#application/business/users.port.ts'
import { WelcomeBackViewModel } from '#application/business/welcome-back.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { makeHttpUsers } from '#infrastructure/business/http-users.ts'
import { createModule } from '../create-module.ts'
import { bindSession } from '../session-bindings.ts'
import { Api } from '../tokens.ts'

export { CompleteScreen as Screen } from '#ui/business/complete-screen.tsx'

export const module = createModule((bindings) => {
  const { bind, bindClass } = bindings
  bindSession(bindings)
  bind(Users).toResolvedValue(makeHttpUsers, [Api]).inSingletonScope()
  bindClass(NotificationsViewModel).inSingletonScope()
  bindClass(BusinessName)
  bindClass(ProfileSubmission)
  bind(OpenedUrl).toDynamicValue(openedUrl)
  bindClass(WelcomeBackViewModel)
  bindClass(CompleteProfileViewModel)
})

/** Its query is read for a country and nothing else. */
const openedUrl = (): OpenedUrl => ({
  hostname: location.host.split(':')[0] ?? '',
  country: new URLSearchParams(location.search).get('country') ?? undefined,
})
