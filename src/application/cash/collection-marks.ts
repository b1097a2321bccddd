import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import { type CollectionMarkError, validateCollectionMark } from '#domain/cash/collection-mark.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { type DateInputError, parseDateInput } from '#domain/kernel/parse-input.ts'
import { Action } from '../shared/action.ts'
import { REJECTED_BY_CONFLICT } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Cash, CashEntry, InvoiceMark } from './cash.port.ts'

export interface CollectionMarksOptions {
  readonly cash: Cash
  readonly today: () => CivilDate
  readonly scheduler: Scheduler
  /** Called once an invoice has another mark. */
  readonly onChanged: () => void
}

export type ExpectedDateForm = Form<
  { readonly date: string },
  CivilDate,
  CollectionMarkError | DateInputError,
  InvoiceMark
>

/** An issued invoice as a row of the items. */
type MarkedEntry = CashEntry & { readonly mark: InvoiceMark }

/** A mark that was just set, with the one before it. */
export interface ChangedMark {
  readonly entry: MarkedEntry
  readonly saved: InvoiceMark
}

/** The words of the company about its issued invoices: one is open at a time, and the last change can be undone. */
export class CollectionMarks {
  opened: MarkedEntry | undefined = undefined
  form: ExpectedDateForm | undefined = undefined
  last: ChangedMark | undefined = undefined
  readonly saving: Action<[InvoiceMark], InvoiceMark>
  readonly undoing: Action<[InvoiceMark], InvoiceMark>
  readonly #options: CollectionMarksOptions

  constructor(options: CollectionMarksOptions) {
    this.#options = options
    this.saving = new Action((mark: InvoiceMark) => this.#send(mark), { onSuccess: (saved) => this.#onSaved(saved) })
    this.undoing = new Action((mark: InvoiceMark) => this.#send(mark), {
      onSuccess: () => {
        this.last = undefined
        options.onChanged()
      },
    })
    makeAutoObservable(
      this,
      { opened: observableRef, form: observableRef, last: observableRef, saving: false, undoing: false },
      { autoBind: true },
    )
  }

  /** Opens the controls of an issued invoice, or closes them. Other items cannot be marked. */
  toggle(entry: CashEntry): void {
    const { mark } = entry
    const isOpen = this.opened?.key === entry.key
    this.close()
    if (isOpen || mark === undefined) return
    this.opened = { ...entry, mark }
    this.form = this.#dateForm(this.opened)
  }

  close(): void {
    this.saving.reset()
    this.opened = undefined
    this.form = undefined
  }

  reset(): void {
    this.close()
    this.last = undefined
  }

  async say(state: Exclude<InvoiceMark['state'], 'DATED'>): Promise<void> {
    if (this.opened !== undefined) await this.saving.run({ ...this.opened.mark, state, date: undefined })
  }

  async undo(): Promise<void> {
    if (this.last === undefined) return
    const { entry, saved } = this.last
    await this.undoing.run({ ...entry.mark, version: saved.version })
  }

  #dateForm({ expected, mark }: MarkedEntry): ExpectedDateForm {
    const { scheduler, today } = this.#options
    return new Form({
      initial: { date: expected === undefined || expected < today() ? '' : formatShortDate(expected) },
      validate: ({ date }) =>
        pipe(
          parseDateInput(date, today()),
          E.chainW((typed) =>
            pipe(
              validateCollectionMark({ state: 'DATED', date: typed }, { today: today(), isOrdered: false }),
              E.map(() => typed),
            ),
          ),
          E.mapLeft((error) => [{ field: 'date' as const, error }]),
        ),
      submit: (date) => this.#send({ ...mark, state: 'DATED', date }),
      onSuccess: (saved) => this.#onSaved(saved),
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  #send(mark: InvoiceMark): TE.TaskEither<Failure, InvoiceMark> {
    return pipe(
      this.#options.cash.mark(mark),
      TE.mapLeft((failure) => {
        if (failure._tag !== 'Conflict') return failure
        this.#options.onChanged()
        return REJECTED_BY_CONFLICT
      }),
    )
  }

  #onSaved(saved: InvoiceMark): void {
    const entry = this.opened
    this.close()
    this.last = entry && { entry, saved }
    this.#options.onChanged()
  }
}
