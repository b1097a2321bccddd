export interface None {
  readonly _tag: 'None'
}

export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/** What a rule answers that may find nothing: ask for `_tag`. The `Option` of fp-ts is the same. */
export type Option<A> = None | Some<A>
