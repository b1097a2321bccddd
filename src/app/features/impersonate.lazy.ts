import { ImpersonationViewModel } from '#application/identity/impersonation.view-model.ts'
import { createModule } from '../create-module.ts'

export { ImpersonateScreen } from '#ui/identity/impersonate-screen.tsx'

export const module = createModule(({ bindClass }) => {
  bindClass(ImpersonationViewModel)
})
