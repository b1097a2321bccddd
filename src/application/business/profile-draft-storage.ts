import type { Country } from '#domain/kernel/country.ts'
import type { ProfileDraft } from '#domain/business/profile-completion.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { PROFILE_KEY } from '../shared/storage-keys.ts'
import { type Storage, TabStorage } from '../shared/storage.port.ts'
import { readField, parseStored, readText } from '../shared/stored-json.ts'
import type { Resolved } from '../shared/token.ts'

/** An unfinished form. */
export interface StoredProfileDraft extends ProfileDraft {
  readonly country: Country
}

/**
 * Saves the unfinished profile of the signed-in user in this tab. The typed data identify the user, so they are
 * held in memory and lost on reload; only the progress is stored.
 */
export class ProfileDraftStorage {
  static readonly needs = { tab: TabStorage, current: CurrentSession }
  readonly #tab: Storage
  readonly #current: CurrentSession
  #typed: { readonly user: UserId | undefined; readonly profile: StoredProfileDraft } | undefined

  constructor({ tab, current }: Resolved<typeof ProfileDraftStorage.needs>) {
    this.#tab = tab
    this.#current = current
  }

  get load(): StoredProfileDraft | undefined {
    if (this.#tab.read(PROFILE_KEY) === undefined) this.#typed = undefined
    return this.#stored() !== undefined && this.#typed?.user === this.#user ? this.#typed?.profile : undefined
  }

  /** The business was created, and its follow-up steps are not finished. */
  get isCreated(): boolean {
    return readField(this.#stored(), 'isCreated') === true
  }

  /** This tab has shown the form before. */
  get hasDraft(): boolean {
    return this.#stored() !== undefined
  }

  save(profile: StoredProfileDraft): void {
    this.#typed = { user: this.#user, profile }
    this.mark(false)
  }

  /** The form data remain, since they may be needed again. */
  mark(isCreated: boolean): void {
    if (this.#user !== undefined) this.#tab.write(PROFILE_KEY, JSON.stringify({ user: this.#user, isCreated }))
  }

  clear(): void {
    this.#typed = undefined
    this.#tab.remove(PROFILE_KEY)
  }

  get #user(): UserId | undefined {
    return this.#current.session?.user.id
  }

  #stored(): unknown {
    const stored = parseStored(this.#tab.read(PROFILE_KEY))
    return this.#user !== undefined && readText(stored, 'user') === this.#user ? stored : undefined
  }
}
