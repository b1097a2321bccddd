import { makeAutoObservable, observableRef } from 'mobx'

/** The selected rows that an action takes, and the reason why it leaves each of the others. */
export interface DryRun<Row, Reason extends string> {
  readonly taken: ReadonlyArray<Row>
  readonly left: ReadonlyArray<Reason>
}

/** Sorts rows by what an action would do with them. */
export const dryRunOf = <Row, Reason extends string>(
  rows: ReadonlyArray<Row>,
  reasonOf: (row: Row) => Reason | undefined,
): DryRun<Row, Reason> => ({
  taken: rows.filter((row) => reasonOf(row) === undefined),
  left: rows.flatMap((row) => reasonOf(row) ?? []),
})

export type RunRows<Row> = (rows: ReadonlyArray<Row>) => Promise<void> | void

/** Runs an action on many rows at once where it takes all of them; otherwise the user decides, and is told why. */
export class DryRunPrompt<Row, Reason extends string> {
  /** The dry run on which the user decides. */
  shown: DryRun<Row, Reason> | undefined = undefined
  #run: RunRows<Row> = () => undefined

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true })
  }

  async ask(found: DryRun<Row, Reason>, run: RunRows<Row>): Promise<void> {
    if (found.left.length === 0) return run(found.taken)
    this.shown = found
    this.#run = run
    return undefined
  }

  /** Does nothing when no row would be taken. */
  async confirm(): Promise<void> {
    const { shown } = this
    this.shown = undefined
    if (shown !== undefined && shown.taken.length > 0) await this.#run(shown.taken)
  }

  cancel(): void {
    this.shown = undefined
  }
}
