import { type Either, isLeft, left, right } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Conflict, REJECTED_BY_CONFLICT } from './conflict.ts'
import type { Failure } from './failure.ts'
import { Form } from './form.ts'
import type { FormDraft } from './form-draft.ts'
import type { Scheduler } from './scheduler.port.ts'
import { SubmitCooldown } from './submit-cooldown.ts'

export interface InlineEditOptions<Valid, Invalid, Result> {
  /** The stored value, as the field shows it. */
  readonly initial: () => string
  readonly validate: (text: string) => Either<Invalid, Valid>
  /** The version of the stored row. A change after the field was opened is a conflict, although the row was loaded again. */
  readonly version?: () => number
  readonly save: (valid: Valid, version: number) => TE.TaskEither<Failure | Conflict<Result>, Result>
  /** Called with the host's answer, in the batch that closes the field. */
  readonly onSaved: (result: Result) => void
  /** Called with the stored row when it changed since it was read; `initial` gives its value from then on. */
  readonly onConflict?: (stored: Result) => void
  readonly whileTyping?: (text: string) => string
  /** The place of typed values until they are saved or discarded. */
  readonly draftOf?: (version: number) => FormDraft
  readonly scheduler: Scheduler
}

/** One value that is edited where it is shown. What is shown changes only with the answer of the host. */
export class InlineEdit<Valid, Invalid, Result> {
  /** Undefined while the value is only shown. */
  form: Form<{ readonly value: string }, Valid, Invalid, Result> | undefined = undefined
  /** The value changed meanwhile: the user decides between the stored and the typed one. */
  hasConflict = false
  /** The one that was read before the user typed. */
  #version = 0
  #draft: FormDraft | undefined = undefined
  readonly #options: InlineEditOptions<Valid, Invalid, Result>

  constructor(options: InlineEditOptions<Valid, Invalid, Result>) {
    this.#options = options
    makeAutoObservable(this, { form: observableRef }, { autoBind: true })
  }

  open(): void {
    const { draftOf, initial, onSaved, scheduler, validate, whileTyping } = this.#options
    this.hasConflict = false
    this.#readVersion()
    this.#draft = draftOf?.(this.#version)
    this.#version = this.#draft?.version ?? this.#version
    this.form = new Form({
      initial: { value: initial() },
      validate: ({ value }) => {
        const valid = validate(value)
        return isLeft(valid) ? left([{ field: 'value', error: valid.left }]) : right(valid.right)
      },
      submit: (valid) => this.#send(valid),
      onSuccess: (result) => {
        this.form = undefined
        onSaved(result)
      },
      ...(whileTyping === undefined ? {} : { whileTyping: { value: whileTyping } }),
      cooldown: new SubmitCooldown(scheduler),
      draft: this.#draft,
    })
  }

  /** Discards what was typed, unless it is being saved. */
  cancel(): void {
    if (this.form?.isBusy === true) return
    this.#draft?.clear()
    this.leave()
  }

  /** Closes the field and keeps its draft. */
  leave(): void {
    this.form = undefined
    this.hasConflict = false
  }

  /** Sends nothing when nothing changed. */
  async save(): Promise<void> {
    if (this.form?.isDirty === false) this.cancel()
    else await this.form?.submit()
  }

  /** Saves the typed value over the stored one. */
  async overwrite(): Promise<void> {
    this.hasConflict = false
    await this.form?.submit()
  }

  #readVersion(): void {
    this.#version = this.#options.version?.() ?? 0
  }

  #send(valid: Valid): TE.TaskEither<Failure, Result> {
    return pipe(
      this.#options.save(valid, this.#version),
      TE.mapLeft((failure) => {
        if (failure._tag !== 'Conflict') return failure
        this.#options.onConflict?.(failure.current)
        this.#readVersion()
        runInAction(() => (this.hasConflict = true))
        return REJECTED_BY_CONFLICT
      }),
    )
  }
}
