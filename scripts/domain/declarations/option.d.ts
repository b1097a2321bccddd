export interface None {
  readonly _tag: 'None'
}

export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/** The result of a rule that may find nothing: check `_tag`. Structurally equal to the `Option` of fp-ts. */
export type Option<A> = None | Some<A>
