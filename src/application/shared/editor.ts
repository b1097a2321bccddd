import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'
import { type Conflict, REJECTED_BY_CONFLICT } from './conflict.ts'
import type { Failure } from './failure.ts'
import type { FormDraft } from './form-draft.ts'
import type { IdempotencyKeys } from './idempotency-keys.port.ts'

interface Versioned {
  readonly version: number
}

interface SentForm {
  readonly isBusy: boolean
  readonly submit: () => Promise<unknown>
}

/** The options of a form that an editor opens. */
export interface EditedForm<Saved, Valid> {
  readonly submit: (valid: Valid) => TE.TaskEither<Failure, Saved>
  readonly onChange: () => void
  readonly onSuccess: () => void
  readonly draft: FormDraft | undefined
}

export interface EditorOptions<Row extends Versioned, Valid, F extends SentForm, Saved = Row> {
  readonly keys: IdempotencyKeys
  /** A form for the row, or for a new one, with these options. */
  readonly createForm: (row: Row | undefined, options: EditedForm<Saved, Valid>) => F
  readonly create: (valid: Valid, key: string) => TE.TaskEither<Failure, Saved>
  /** The place of typed values until they are saved or discarded. */
  readonly draftOf?: (row: Row | undefined) => FormDraft
  /** Replaces the row in the version that the user saw. */
  readonly replace: (row: Row, valid: Valid) => TE.TaskEither<Failure | Conflict<Row>, Saved>
  /** Called with the row as the host stored it, or what it answered instead, in the batch that closes the editor. */
  readonly onSaved: (saved: Saved, isNew: boolean) => void
}

/** Adds or changes a row. When another change of it was saved first, the user chooses between the two. */
export class Editor<Row extends Versioned, Valid, F extends SentForm, Saved = Row> {
  /** Undefined while the editor is closed. */
  form: F | undefined = undefined
  /** The row to change; undefined for a new one. */
  row: Row | undefined = undefined
  /** The stored row, which the user has not seen; undefined unless the last save was rejected because of it. */
  conflict: Row | undefined = undefined
  /** The row as it was opened. */
  #opened: Row | undefined = undefined
  /** Identifies one intent: other values are another. */
  #key = ''
  /** Holds the typed values of the open row. */
  #draft: FormDraft | undefined = undefined
  /** The last answer of the host. */
  #saved: Saved | undefined = undefined
  readonly #options: EditorOptions<Row, Valid, F, Saved>

  constructor(options: EditorOptions<Row, Valid, F, Saved>) {
    this.#options = options
    const state = { form: observableRef, row: observableRef, conflict: observableRef } as const
    const steps = {
      open: actionBound,
      close: actionBound,
      save: actionBound,
      useStored: actionBound,
      startOver: actionBound,
      acceptConflict: actionBound,
    } as const
    makeObservable(this, { ...state, ...steps })
  }

  open(row?: Row): void {
    this.#opened = row
    this.#draft = this.#options.draftOf?.(row)
    /* The host rejects typed values whose row was changed since. */
    this.row = row && this.#draft ? { ...row, version: this.#draft.version } : row
    this.conflict = undefined
    this.renewKey()
    this.form = this.#options.createForm(row, {
      submit: (valid) =>
        pipe(
          this.#send(valid),
          TE.chainFirstIOK((saved) => () => (this.#saved = saved)),
        ),
      onChange: this.renewKey,
      onSuccess: () => this.#onSaved(),
      draft: this.#draft,
    })
  }

  /** Discards the own values, unless they are being saved. */
  close(): void {
    if (this.form?.isBusy === true) return
    this.#draft?.clear()
    this.form = undefined
    this.row = undefined
    this.conflict = undefined
  }

  save(): void {
    void this.form?.submit()
  }

  /** Discards the own values and continues with the stored ones. */
  useStored(): void {
    if (this.conflict !== undefined) this.#openAfresh(this.conflict)
  }

  /** Discards what was typed before and restored. */
  startOver(): void {
    if (this.form?.isBusy !== true) this.#openAfresh(this.#opened)
  }

  #openAfresh(row: Row | undefined): void {
    this.#draft?.clear()
    this.open(row)
  }

  /** Saves the own values over the stored ones. */
  acceptConflict(): void {
    this.row = this.conflict
    this.conflict = undefined
    this.save()
  }

  /** The next save is another intent. */
  readonly renewKey = (): void => {
    this.#key = this.#options.keys.next()
  }

  #send(valid: Valid): TE.TaskEither<Failure, Saved> {
    const { create, replace } = this.#options
    return this.row === undefined
      ? create(valid, this.#key)
      : pipe(
          replace(this.row, valid),
          TE.mapLeft((failure) => (failure._tag === 'Conflict' ? this.#onConflict(failure.current) : failure)),
        )
  }

  #onConflict(stored: Row): Failure {
    runInAction(() => (this.conflict = stored))
    return REJECTED_BY_CONFLICT
  }

  #onSaved(): void {
    const isNew = this.row === undefined
    this.close()
    if (this.#saved !== undefined) this.#options.onSaved(this.#saved, isNew)
  }
}
