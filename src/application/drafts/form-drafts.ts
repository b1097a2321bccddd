import { CurrentSession } from '../identity/current-session.ts'
import { PageClock } from '../shared/clock.port.ts'
import type { FormDraft, TypedTexts } from '../shared/form-draft.ts'
import { FORM_DRAFTS_KEY } from '../shared/storage-keys.ts'
import { TabStorage } from '../shared/storage.port.ts'
import { parseStored, readField, readNumber, readText } from '../shared/stored-json.ts'
import type { Resolved } from '../shared/token.ts'

/** The stored form of a draft. */
interface StoredDraft {
  readonly form: string
  readonly user: string
  /** Empty before the user has a company. */
  readonly business: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: number
  readonly values: TypedTexts
}

/**
 * Stores what is typed in forms until it is saved or discarded: it survives a reload, the end of the session and maintenance. Only
 * the same user of the same company in the same tab gets it back, for seven days. Forms with secrets have no draft.
 */
export class FormDrafts {
  static readonly needs = { tab: TabStorage, current: CurrentSession, clock: PageClock }
  readonly #deps: Resolved<typeof FormDrafts.needs>

  constructor(deps: Resolved<typeof FormDrafts.needs>) {
    this.#deps = deps
  }

  /** A draft without a signed-in user stores nothing. */
  open(form: string, version: number): FormDraft {
    const owner = this.#owner()
    const isThis = (draft: StoredDraft): boolean =>
      draft.form === form && draft.user === owner?.user && draft.business === owner.business
    const left = this.#stored().find(isThis)
    const seen = left?.version ?? version
    const others = (): ReadonlyArray<StoredDraft> => this.#stored().filter((draft) => !isThis(draft))
    return {
      typed: left?.values,
      version: seen,
      write: (values) => {
        if (owner === undefined) return
        const draft = { ...owner, form, at: this.#deps.clock.now(), version: seen, values: textsOf(values) }
        this.#save([draft, ...others()])
      },
      clear: () => this.#save(others()),
    }
  }

  #owner(): Pick<StoredDraft, 'user' | 'business'> | undefined {
    const { session, businessId } = this.#deps.current
    return session === undefined ? undefined : { user: session.user.id, business: businessId ?? '' }
  }

  #stored(): ReadonlyArray<StoredDraft> {
    const stored = parseStored(this.#deps.tab.read(FORM_DRAFTS_KEY))
    const oldest = this.#deps.clock.now() - LIFE_MS
    return (Array.isArray(stored) ? stored : []).flatMap((each) => draftIn(each) ?? []).filter(({ at }) => at > oldest)
  }

  #save(drafts: ReadonlyArray<StoredDraft>): void {
    if (drafts.length === 0) this.#deps.tab.remove(FORM_DRAFTS_KEY)
    else this.#deps.tab.write(FORM_DRAFTS_KEY, JSON.stringify(drafts.slice(0, MAX_DRAFTS)))
  }
}

const LIFE_MS = 7 * 24 * 60 * 60 * 1_000
/** More forms than a person leaves open. */
const MAX_DRAFTS = 20

const draftIn = (stored: unknown): StoredDraft | undefined => {
  const [form, user, business] = [readText(stored, 'form'), readText(stored, 'user'), readText(stored, 'business')]
  const [at, version] = [readNumber(stored, 'at'), readNumber(stored, 'version')]
  const values = readField(stored, 'values')
  if (form === undefined || user === undefined || business === undefined) return undefined
  if (at === undefined || version === undefined || typeof values !== 'object' || values === null) return undefined
  return { form, user, business, at, version, values: textsOf(values) }
}

const textsOf = (values: object): TypedTexts =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
