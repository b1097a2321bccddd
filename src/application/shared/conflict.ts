/** A change was rejected because the row changed since it was read. `current` is the stored row. */
export interface Conflict<A> {
  readonly _tag: 'Conflict'
  readonly current: A
}
