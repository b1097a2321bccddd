import { ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { Sessions } from '#application/identity/sessions.port.ts'
import { createModule } from '../create-module.ts'

export { ImpersonateScreen } from '#ui/identity/impersonate-screen.tsx'

export const module = createModule(({ bind }) => {
  bind(ImpersonationViewModel).toResolvedValue(
    (sessions, session) => new ImpersonationViewModel(sessions, session),
    [Sessions, SessionViewModel],
  )
})
