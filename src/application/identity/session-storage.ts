import { DRAFT_PREFIXES } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { retainedPreferences } from '../shared/retained-preferences.ts'
import type { Preferences } from '../preferences/preferences.port.ts'
import type { Session } from './sessions.port.ts'

/** The stored preferences when `session` starts after `before`. The impersonation flag gives no right. */
export const onSessionStart = (preferences: Preferences, before: Session | undefined, session: Session): void => {
  const isSwitched = before?.business !== undefined && !isSameUserAndBusiness(before, session)
  preferences.change({
    ...(isSwitched && retainedPreferences(preferences.read(), 'switched')),
    isSudoUser: session.isSudo,
    ...(session.business === undefined && { wasInLogin: true }),
  })
}

export const onSessionEnd = (preferences: Preferences): void =>
  preferences.change(retainedPreferences(preferences.read(), 'signedOut'))

/** Prevents the next user of this tab from seeing the previous drafts. */
export const clearDrafts = (tab: Storage): void => {
  for (const key of tab.keys()) if (DRAFT_PREFIXES.some((prefix) => key.startsWith(prefix))) tab.remove(key)
}

/**
 * The same user in the same role for the same business, with another token. The first business of a user counts as the
 * same.
 */
export const isSameUserAndBusiness = (before: Session, after: Session): boolean =>
  before.user.id === after.user.id &&
  before.isSudo === after.isSudo &&
  (before.business === undefined || before.business.id === after.business?.id)
