import { DRAFT_KEY, INTENT_KEY, PROFILE_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { leftBehind } from '../shell/left-behind.ts'
import type { Preferences } from '../shell/preferences.port.ts'
import type { Session } from './sessions.port.ts'

/** What this browser remembers when `session` begins where `before` may have been. Whether it is an operator's gives nobody a right. */
export const noteBeginning = (preferences: Preferences, before: Session | undefined, session: Session): void => {
  const isSwitched = before?.business !== undefined && !isSameWork(before, session)
  preferences.change({
    ...(isSwitched && leftBehind(preferences.read(), 'switched')),
    isSudoUser: session.isSudo,
    ...(session.business === undefined && { wasInLogin: true }),
  })
}

export const noteEnd = (preferences: Preferences): void => preferences.change(leftBehind(preferences.read(), 'signedOut'))

/** Whoever comes next in this tab does not find what was under way. */
export const dropWork = (tab: Storage): void => {
  for (const key of [DRAFT_KEY, INTENT_KEY, PROFILE_KEY]) tab.remove(key)
}

/** The same person in the same role for the same business: another token of the same work. A first business takes nothing away. */
export const isSameWork = (before: Session, after: Session): boolean =>
  before.user.id === after.user.id && before.isSudo === after.isSudo &&
  (before.business === undefined || before.business.id === after.business?.id)
