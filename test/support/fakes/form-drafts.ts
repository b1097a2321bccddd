import { FormDrafts } from '#application/drafts/form-drafts.ts'
import type { CurrentSession } from '#application/identity/current-session.ts'
import type { Storage } from '#application/shared/storage.port.ts'
import { makeFakeStorage } from './storage.ts'

/** The drafts of a tab at one instant. */
export const makeFormDrafts = (current: CurrentSession, tab: Storage = makeFakeStorage(), now = 0): FormDrafts =>
  new FormDrafts({ current, tab, clock: { now: () => now } })
