import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import type { ProfileDraft } from '#domain/business/profile-completion.ts'
import type { UserId } from '#domain/kernel/id.ts'
import { FormDrafts } from '../drafts/form-drafts.ts'
import { CurrentSession } from '../identity/current-session.ts'
import type { FormDraft } from '../shared/form-draft.ts'
import { PROFILE_KEY } from '../shared/storage-keys.ts'
import { type Storage, TabStorage } from '../shared/storage.port.ts'
import { readField, parseStored, readText } from '../shared/stored-json.ts'
import type { Resolved } from '../shared/token.ts'

/** An unfinished form. */
export interface StoredProfileDraft extends ProfileDraft {
  readonly country: Country
}

/** Saves the unfinished profile of the signed-in user in this tab, and how far it came. */
export class ProfileDraftStorage {
  static readonly needs = { tab: TabStorage, current: CurrentSession, drafts: FormDrafts }
  readonly #tab: Storage
  readonly #current: CurrentSession
  readonly #drafts: FormDrafts

  constructor({ tab, current, drafts }: Resolved<typeof ProfileDraftStorage.needs>) {
    this.#tab = tab
    this.#current = current
    this.#drafts = drafts
  }

  get load(): StoredProfileDraft | undefined {
    const { typed = {} } = this.#draft
    const country = COUNTRIES.find((each) => each === typed['country'])
    if (country === undefined) return undefined
    const { businessName = '', fullName = '', identifier = '', phone = '' } = typed
    return { country, businessName, fullName, identifier, phone }
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
    this.#draft.write(profile)
    this.mark(false)
  }

  /** The form data remain, since they may be needed again. */
  mark(isCreated: boolean): void {
    if (this.#user !== undefined) this.#tab.write(PROFILE_KEY, JSON.stringify({ user: this.#user, isCreated }))
  }

  clear(): void {
    this.#draft.clear()
    this.#tab.remove(PROFILE_KEY)
  }

  get #draft(): FormDraft {
    return this.#drafts.open('profile', 0)
  }

  get #user(): UserId | undefined {
    return this.#current.session?.user.id
  }

  #stored(): unknown {
    const stored = parseStored(this.#tab.read(PROFILE_KEY))
    return this.#user !== undefined && readText(stored, 'user') === this.#user ? stored : undefined
  }
}
