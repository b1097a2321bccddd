import { isCountry, type Country } from '#domain/kernel/country.ts'
import type { ProfileDraft } from '#domain/business/profile-completion.ts'
import type { CurrentSession } from '../identity/current-session.ts'
import { PROFILE_KEY } from '../shared/storage-keys.ts'
import type { Storage } from '../shared/storage.port.ts'
import { fieldOf, parseStored, textAt } from '../shared/stored-json.ts'

/** A form as it was left. */
export interface KeptProfile extends ProfileDraft {
  readonly country: Country
}

/** What this tab remembers of a profile under way, for whoever is signed in; nothing of anybody else's. */
export class ProfileMemory {
  readonly #tab: Storage
  readonly #current: CurrentSession

  constructor(tab: Storage, current: CurrentSession) {
    this.#tab = tab
    this.#current = current
  }

  get kept(): KeptProfile | undefined {
    const stored = this.#stored()
    const country = textAt(stored, 'country')
    if (country === undefined || !isCountry(country)) return undefined
    const text = (key: keyof ProfileDraft): string => (textAt(stored, key) ?? '').slice(0, LONGEST)
    return {
      country, fullName: text('fullName'), phone: text('phone'), identifier: text('identifier'), businessName: text('businessName'),
    }
  }

  /** The business was created, and what follows from that has not all been done. */
  get isCreated(): boolean {
    return fieldOf(this.#stored(), 'isCreated') === true
  }

  keep(profile: KeptProfile): void {
    this.#write({ ...profile })
  }

  /** What is kept of the form stays: it may be needed again. */
  mark(isCreated: boolean): void {
    this.#write({ ...this.kept, isCreated })
  }

  drop(): void {
    this.#tab.remove(PROFILE_KEY)
  }

  #stored(): unknown {
    const user = this.#current.session?.user.id
    const stored = parseStored(this.#tab.read(PROFILE_KEY))
    return user !== undefined && textAt(stored, 'user') === user ? stored : undefined
  }

  #write(record: Readonly<Record<string, unknown>>): void {
    const user = this.#current.session?.user.id
    if (user !== undefined) this.#tab.write(PROFILE_KEY, JSON.stringify({ user, ...record }))
  }
}

const LONGEST = 300
