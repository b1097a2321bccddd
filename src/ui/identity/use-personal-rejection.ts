import { CurrentSession } from '#application/identity/current-session.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { impersonationText } from '../text/impersonation.ts'

/** The text that replaces a button whose call is denied to operators; undefined for the user. */
export const usePersonalRejection = (): string | undefined =>
  useViewModel(CurrentSession).session?.isSudo === true ? impersonationText.forbidden : undefined
