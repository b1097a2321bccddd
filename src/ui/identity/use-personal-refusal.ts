import { CurrentSession } from '#application/identity/current-session.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { impersonationText } from '../text/impersonation.ts'

/** What an operator reads instead of each button whose call is `personal` in the contract; nothing for the user. */
export const usePersonalRefusal = (): string | undefined =>
  useViewModel(CurrentSession).session?.isSudo === true ? impersonationText.forbidden : undefined
