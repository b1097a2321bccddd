import { RemoteValue } from './remote-value.ts'

/** A list that the host gives as a whole. */
export class RemoteList<Row> extends RemoteValue<ReadonlyArray<Row>> {
  /** Undefined until there were any to show. */
  get rows(): ReadonlyArray<Row> | undefined {
    return this.value
  }

  get totalRows(): number {
    return this.value?.length ?? 0
  }
}
