import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { REJECTED_BY_CONFLICT, type Conflict } from './conflict.ts'
import type { Failure } from './failure.ts'

/** The row that a dialog adds or changes, and the stored row when another change of it was saved first. */
export class EditedRow<Row extends { readonly version: number }> {
  /** The row to change; undefined for a new one. */
  original: Row | undefined = undefined
  /** The stored row, which the user has not seen; undefined unless the last save was rejected because of it. */
  conflict: Row | undefined = undefined

  constructor() {
    makeAutoObservable(this, { original: observableRef, conflict: observableRef, save: false }, { autoBind: true })
  }

  open(original?: Row): void {
    this.original = original
    this.conflict = undefined
  }

  /** The next save replaces the stored row. */
  acceptConflict(): void {
    this.open(this.conflict)
  }

  /** Adds the row, or replaces the original in the version that the user saw. */
  save(
    create: () => TE.TaskEither<Failure, Row>,
    replace: (original: Row) => TE.TaskEither<Failure | Conflict<Row>, Row>,
  ): TE.TaskEither<Failure, Row> {
    return this.original === undefined
      ? create()
      : pipe(
          replace(this.original),
          TE.mapLeft((failure) => (failure._tag === 'Conflict' ? this.#onConflict(failure.current) : failure)),
        )
  }

  #onConflict(stored: Row): Failure {
    runInAction(() => (this.conflict = stored))
    return REJECTED_BY_CONFLICT
  }
}
