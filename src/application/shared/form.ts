import { type Either, isLeft, isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Problem } from '#domain/kernel/form.ts'
import type { Failure } from './failure.ts'
import type { FormDraft, TypedTexts } from './form-draft.ts'
import { readText } from './stored-json.ts'

export type FieldName<Values> = keyof Values & string

/** Blocks the submit while the host requires a wait, and shows the reason meanwhile. */
export interface Cooldown<Values> {
  readonly failureFor: (values: Values) => Failure | undefined
  /** Does nothing for a failure that names no time to wait. */
  readonly start: (values: Values, failure: Failure) => void
}

type Rewrites<Values> = { readonly [F in FieldName<Values>]?: (value: Values[F], before: Values) => Values[F] }

export interface FormOptions<Values extends object, Valid, Invalid, Result> {
  readonly initial: Values
  /** The domain's validation, with problems in form order. */
  readonly validate: (values: Values) => Either<ReadonlyArray<Problem<FieldName<Values>, Invalid>>, Valid>
  readonly submit: (valid: Valid) => TaskEither<Failure, Result>
  readonly cooldown: Cooldown<Values>
  /** Called in the same batch that ends `isBusy`. */
  readonly onSuccess?: (result: Result) => void
  /** Besides `failure`, which the form shows. */
  readonly onFailure?: (failure: Failure) => void
  /** Values that are stored in another model; `onChange` writes them there. */
  readonly shared?: () => Partial<Values>
  readonly onChange?: (values: Values, name: FieldName<Values>) => void
  /** Rewrites a value while it is typed. */
  readonly whileTyping?: Rewrites<Values>
  /** Rewrites a value once its field loses the focus. */
  readonly onBlur?: Rewrites<Values>
  /** Something besides the fields that must hold before the form can be sent. */
  readonly isReady?: () => boolean
  /** Error codes of the host that concern one field. */
  readonly fieldOfCode?: ReadonlyMap<string, FieldName<Values>>
  /** For secrets: the values are cleared as soon as they are sent, whatever the response. */
  readonly clearsOnSubmit?: boolean
  /** Typed values outlive the page here until they are saved or discarded; never for secrets. */
  readonly draft?: FormDraft | undefined
}

/**
 * The state of a form. A field shows its error once it was left with a text in it or the form was submitted, and from
 * then on with every key.
 */
export class Form<Values extends object, Valid, Invalid, Result = void> {
  isBusy = false
  isSubmitted = false
  touched: ReadonlySet<string> = new Set()
  own: Values
  rejection: Failure | undefined = undefined
  /** The form was opened with the values of a draft. */
  readonly isRestored: boolean
  readonly #options: FormOptions<Values, Valid, Invalid, Result>

  constructor(options: FormOptions<Values, Valid, Invalid, Result>) {
    this.#options = options
    this.own = withTyped(options.initial, options.draft?.typed)
    this.isRestored = options.draft?.typed !== undefined && this.isDirty
    const refs = { own: observableRef, touched: observableRef, rejection: observableRef } as const
    makeAutoObservable(this, { ...refs, errorOf: false, failureOf: false }, { autoBind: true })
  }

  get values(): Values {
    return { ...this.own, ...this.#options.shared?.() }
  }

  /** All that is wrong, shown yet or not. */
  get problems(): ReadonlyArray<Problem<FieldName<Values>, Invalid>> {
    const validated = this.#options.validate(this.values)
    return isLeft(validated) ? validated.left : []
  }

  /** Why the host did not accept the form, unless it concerns one field. */
  get failure(): Failure | undefined {
    const waiting = this.#options.cooldown.failureFor(this.values)
    return waiting ?? (this.#rejectedField === undefined ? this.rejection : undefined)
  }

  get isDirty(): boolean {
    const current = Object.values(this.values)
    return Object.values(this.#options.initial).some((value, at) => value !== current[at])
  }

  get canSubmit(): boolean {
    const { cooldown, isReady } = this.#options
    return !this.isBusy && cooldown.failureFor(this.values) === undefined && isReady?.() !== false
  }

  errorOf(name: FieldName<Values>): Invalid | undefined {
    const isShown = this.isSubmitted || this.touched.has(name)
    return isShown ? this.problems.find(({ field }) => field === name)?.error : undefined
  }

  /** Why the host rejected this field. */
  failureOf(name: FieldName<Values>): Failure | undefined {
    return this.#rejectedField === name ? this.rejection : undefined
  }

  /** Values stay as they are while they are being sent. */
  change<F extends FieldName<Values>>(name: F, value: Values[F]): void {
    if (this.isBusy) return
    const before = this.values
    const values = { ...before, [name]: this.#options.whileTyping?.[name]?.(value, before) ?? value }
    this.own = values
    this.rejection = undefined
    if (this.isDirty) this.#options.draft?.write(values)
    else this.#options.draft?.clear()
    this.#options.onChange?.(values, name)
  }

  blur(name: FieldName<Values>): void {
    const before = this.values
    if (before[name] !== '') this.touched = new Set([...this.touched, name])
    const rewrite = this.#options.onBlur?.[name]
    if (rewrite !== undefined) this.own = { ...before, [name]: rewrite(before[name], before) }
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
      if (isRight(result)) this.#onSuccess(result.right)
      else this.#onFailure(values, result.left)
    })
    return isRight(result) ? result.right : undefined
  }

  /** Restores the first values; values that live in another model stay. */
  reset(): void {
    this.own = this.#options.initial
    this.touched = new Set()
    this.isSubmitted = false
    this.rejection = undefined
  }

  #onSuccess(result: Result): void {
    this.#options.draft?.clear()
    this.#options.onSuccess?.(result)
  }

  #onFailure(values: Values, failure: Failure): void {
    const { cooldown } = this.#options
    this.#options.onFailure?.(failure)
    cooldown.start(values, failure)
    if (cooldown.failureFor(values) !== failure) this.rejection = failure
  }

  get #rejectedField(): FieldName<Values> | undefined {
    const { rejection } = this
    return rejection?._tag === 'Rejected' ? this.#options.fieldOfCode?.get(rejection.code) : undefined
  }
}

/** The values with the typed texts of their own fields. */
const withTyped = <Values extends object>(initial: Values, typed: TypedTexts | undefined): Values => {
  if (typed === undefined) return initial
  const entries = Object.entries(initial).map(([name, value]) => [name, readText(typed, name) ?? value])
  return Object.fromEntries(entries) as Values
}
