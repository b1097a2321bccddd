import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Country } from '#domain/kernel/country.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { advance, IDLE, isNameEditable, type NameLookup, type NameLookupEvent, requestedName } from './name-lookup.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import { Businesses } from './businesses.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The name of a business: looked up by its tax id, or typed. */
export class BusinessName {
  static readonly needs = { businesses: Businesses, scheduler: Scheduler }
  text = ''
  lookup: NameLookup = IDLE
  readonly #businesses: Businesses
  readonly #scheduler: Scheduler
  readonly #requests = new LatestRequest()

  constructor({ businesses, scheduler }: Resolved<typeof BusinessName.needs>) {
    this.#businesses = businesses
    this.#scheduler = scheduler
    makeAutoObservable(this, { lookup: observableRef }, { autoBind: true })
  }

  get isEditable(): boolean {
    return isNameEditable(this.lookup)
  }

  write(text: string): void {
    if (this.isEditable) this.text = text
  }

  /** Follows the tax id in the form, and drops a name that was found for another one. */
  follow(country: Country, identifier: string): void {
    const before = this.lookup
    const parsed = parseOwnTaxId(country, identifier)
    this.#advance({ _tag: 'Typed', identifier: E.isRight(parsed) ? parsed.right : undefined })
    const wanted = requestedName(this.lookup)
    if (wanted !== undefined && this.lookup !== before) void this.#request(country, wanted)
    if (identifier === '') this.text = ''
  }

  /** Ignores all pending responses. */
  stop(): void {
    this.#requests.cancel()
    if (this.lookup._tag === 'Pending') this.lookup = IDLE
  }

  async #request(country: Country, identifier: string): Promise<void> {
    const isLast = this.#requests.begin()
    const giveUp = this.#scheduler.after(PATIENCE_MS, () => this.#advance({ _tag: 'Failed', identifier }))
    const answer = await this.#businesses.nameOf(country, identifier)()
    giveUp()
    if (!isLast()) return
    this.#advance(
      E.isLeft(answer) ? { _tag: 'Failed', identifier } : { _tag: 'Answered', identifier, known: answer.right },
    )
  }

  #advance(event: NameLookupEvent): void {
    runInAction(() => {
      const before = this.lookup
      this.lookup = advance(before, event)
      if (this.lookup === before) return
      if (this.lookup._tag === 'Found') this.text = this.lookup.name
      else if (before._tag === 'Found') this.text = ''
    })
  }
}

/** After this time without a response the name can be typed. */
const PATIENCE_MS = 8_000
