import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable } from 'mobx'
import { type CashOpening, MAX_OPENING_ACCOUNTS } from '#domain/cash/opening.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { REJECTED_BY_CONFLICT } from '../shared/conflict.ts'
import { Editor } from '../shared/editor.ts'
import { Form } from '../shared/form.ts'
import type { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Cash, StatedOpening } from './cash.port.ts'
import { openingTexts, type OpeningTextError, type OpeningTexts, readOpening } from './opening-text.ts'

export type OpeningForm = Form<OpeningTexts, CashOpening, OpeningTextError, StatedOpening>

export interface OpeningAccountsOptions {
  readonly cash: Cash
  readonly country: () => Country
  readonly today: () => CivilDate
  readonly keys: IdempotencyKeys
  readonly scheduler: Scheduler
  readonly onSaved: (opening: StatedOpening) => void
}

/** The balances of several accounts, edited together. */
export class OpeningAccounts {
  /** How many accounts have fields. */
  places = 1
  readonly editor: Editor<StatedOpening, CashOpening, OpeningForm>

  constructor({ cash, country, keys, onSaved, scheduler, today }: OpeningAccountsOptions) {
    const save = (version: number, opening: CashOpening) => cash.saveOpening(version, opening)
    this.editor = new Editor<StatedOpening, CashOpening, OpeningForm>({
      keys,
      createForm: (row = NONE, options) => {
        this.places = Math.max(1, row.accounts.length)
        return new Form({
          ...options,
          initial: openingTexts(row, country(), today()),
          validate: (texts) => readOpening(texts, country(), today()),
          cooldown: new SubmitCooldown(scheduler),
        })
      },
      create: (opening) =>
        pipe(
          save(NONE.version, opening),
          TE.mapLeft((failure) => (failure._tag === 'Conflict' ? REJECTED_BY_CONFLICT : failure)),
        ),
      replace: ({ version }, opening) => save(version, opening),
      onSaved,
    })
    makeAutoObservable(this, { editor: false }, { autoBind: true })
  }

  get isFull(): boolean {
    return this.places >= MAX_OPENING_ACCOUNTS
  }

  add(): void {
    if (!this.isFull) this.places += 1
  }
}

const NONE: StatedOpening = { date: undefined, accounts: [], version: 0 }
