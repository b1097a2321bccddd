import { type Either, isLeft, left, right } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Failure } from './failure.ts'
import { Form } from './form.ts'
import type { Scheduler } from './scheduler.port.ts'
import { SubmitCooldown } from './submit-cooldown.ts'

export interface InlineEditOptions<Valid, Invalid, Result> {
  /** The stored value, as the field shows it. */
  readonly initial: () => string
  readonly validate: (text: string) => Either<Invalid, Valid>
  readonly save: (valid: Valid) => TaskEither<Failure, Result>
  /** Called with the host's answer, in the batch that closes the field. */
  readonly onSaved: (result: Result) => void
  readonly whileTyping?: (text: string) => string
  readonly scheduler: Scheduler
}

/** One value that is edited where it is shown. What is shown changes only with the answer of the host. */
export class InlineEdit<Valid, Invalid, Result> {
  /** Undefined while the value is only shown. */
  form: Form<{ readonly value: string }, Valid, Invalid, Result> | undefined = undefined
  readonly #options: InlineEditOptions<Valid, Invalid, Result>

  constructor(options: InlineEditOptions<Valid, Invalid, Result>) {
    this.#options = options
    makeAutoObservable(this, { form: observableRef }, { autoBind: true })
  }

  open(): void {
    const { initial, onSaved, save, scheduler, validate, whileTyping } = this.#options
    this.form = new Form({
      initial: { value: initial() },
      validate: ({ value }) => {
        const valid = validate(value)
        return isLeft(valid) ? left([{ field: 'value', error: valid.left }]) : right(valid.right)
      },
      submit: save,
      onSuccess: (result) => {
        this.form = undefined
        onSaved(result)
      },
      ...(whileTyping === undefined ? {} : { whileTyping: { value: whileTyping } }),
      cooldown: new SubmitCooldown(scheduler),
    })
  }

  /** Discards what was typed, unless it is being saved. */
  cancel(): void {
    if (this.form?.isBusy !== true) this.form = undefined
  }

  /** Sends nothing when nothing changed. */
  async save(): Promise<void> {
    if (this.form?.isDirty === false) this.cancel()
    else await this.form?.submit()
  }
}
