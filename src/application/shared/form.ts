import { type Either, isLeft, isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Problem } from '#domain/kernel/form.ts'
import type { Failure } from './failure.ts'

export type FieldName<Fields> = keyof Fields & string

/** Stops a form from sending while the host asks it to wait, and shows why for as long as the wait lasts. */
export interface Cooldown<Fields> {
  readonly failureFor: (values: Fields) => Failure | undefined
  /** Does nothing for a failure that names no time to wait. */
  readonly start: (values: Fields, failure: Failure) => void
}

type Rewrites<Fields> = { readonly [F in FieldName<Fields>]?: (value: Fields[F], before: Fields) => Fields[F] }

export interface FormOptions<Fields extends object, Valid, Invalid, Result> {
  readonly initial: Fields
  /** The domain's validation; its problems come in the order of the form. */
  readonly validate: (values: Fields) => Either<ReadonlyArray<Problem<FieldName<Fields>, Invalid>>, Valid>
  readonly submit: (valid: Valid) => TaskEither<Failure, Result>
  readonly cooldown: Cooldown<Fields>
  /** Called in the same batch that ends `isBusy`. */
  readonly onSuccess?: (result: Result) => void
  /** Fields whose values live in another model; `onChange` writes them there. */
  readonly shared?: () => Partial<Fields>
  readonly onChange?: (values: Fields, name: FieldName<Fields>) => void
  /** Rewrites a value while it is typed. */
  readonly whileTyping?: Rewrites<Fields>
  /** Rewrites a value once its field loses the focus. */
  readonly onBlur?: Rewrites<Fields>
  /** Something besides the fields that must hold before the form can be sent. */
  readonly isReady?: () => boolean
  /** Error codes of the host that concern one field. */
  readonly fieldOfCode?: ReadonlyMap<string, FieldName<Fields>>
  /** For secrets: the values are cleared as soon as they are sent, whatever the host answers. */
  readonly clearsOnSubmit?: boolean
}

/**
 * The state of a form. A field shows its error once it was left with a text in it or the form was submitted, and from
 * then on with every key.
 */
export class Form<Fields extends object, Valid, Invalid, Result = void> {
  isBusy = false
  isSubmitted = false
  touched: ReadonlySet<string> = new Set()
  own: Fields
  rejection: Failure | undefined = undefined
  readonly #options: FormOptions<Fields, Valid, Invalid, Result>

  constructor(options: FormOptions<Fields, Valid, Invalid, Result>) {
    this.#options = options
    this.own = options.initial
    const refs = { own: observableRef, touched: observableRef, rejection: observableRef } as const
    makeAutoObservable(this, { ...refs, errorOf: false, failureOf: false }, { autoBind: true })
  }

  get values(): Fields {
    return { ...this.own, ...this.#options.shared?.() }
  }

  /** All that is wrong, shown yet or not. */
  get problems(): ReadonlyArray<Problem<FieldName<Fields>, Invalid>> {
    const validated = this.#options.validate(this.values)
    return isLeft(validated) ? validated.left : []
  }

  /** The field that gets the focus when the form cannot be sent. */
  get firstInvalid(): FieldName<Fields> | undefined {
    return this.problems[0]?.field
  }

  /** Why the host did not accept the form, unless it concerns one field. */
  get failure(): Failure | undefined {
    const waiting = this.#options.cooldown.failureFor(this.values)
    return waiting ?? (this.#rejectedField === undefined ? this.rejection : undefined)
  }

  get isDirty(): boolean {
    const values = Object.values(this.values)
    return Object.values(this.#options.initial).some((value, at) => value !== values[at])
  }

  get canSubmit(): boolean {
    const { cooldown, isReady } = this.#options
    return !this.isBusy && cooldown.failureFor(this.values) === undefined && isReady?.() !== false
  }

  errorOf(name: FieldName<Fields>): Invalid | undefined {
    const isShown = this.isSubmitted || this.touched.has(name)
    return isShown ? this.problems.find(({ field }) => field === name)?.error : undefined
  }

  /** Why the host rejected this field. */
  failureOf(name: FieldName<Fields>): Failure | undefined {
    return this.#rejectedField === name ? this.rejection : undefined
  }

  /** Values stay as they are while they are being sent. */
  change<F extends FieldName<Fields>>(name: F, value: Fields[F]): void {
    if (this.isBusy) return
    const before = this.values
    const values = { ...before, [name]: this.#options.whileTyping?.[name]?.(value, before) ?? value }
    this.own = values
    this.rejection = undefined
    this.#options.onChange?.(values, name)
  }

  blur(name: FieldName<Fields>): void {
    const { values } = this
    if (values[name] !== '') this.touched = new Set([...this.touched, name])
    const rewrite = this.#options.onBlur?.[name]
    if (rewrite !== undefined) this.own = { ...values, [name]: rewrite(values[name], values) }
  }

  /** The host's result; undefined when the form was not sent or not accepted. */
  async submit(): Promise<Result | undefined> {
    const { values } = this
    const validated = this.#options.validate(values)
    this.isSubmitted = true
    if (isLeft(validated) || !this.canSubmit) return undefined
    if (this.#options.clearsOnSubmit === true) this.reset()
    this.isBusy = true
    this.rejection = undefined
    const result = await this.#options.submit(validated.right)()
    runInAction(() => {
      this.isBusy = false
      if (isRight(result)) this.#options.onSuccess?.(result.right)
      else this.#onFailure(values, result.left)
    })
    return isRight(result) ? result.right : undefined
  }

  /** As it was at first; values that live in another model stay. */
  reset(): void {
    this.own = this.#options.initial
    this.touched = new Set()
    this.isSubmitted = false
    this.rejection = undefined
  }

  #onFailure(values: Fields, failure: Failure): void {
    const { cooldown } = this.#options
    cooldown.start(values, failure)
    if (cooldown.failureFor(values) !== failure) this.rejection = failure
  }

  get #rejectedField(): FieldName<Fields> | undefined {
    const { rejection } = this
    return rejection?._tag === 'Rejected' ? this.#options.fieldOfCode?.get(rejection.code) : undefined
  }
}
