/** A failure; `left` is the error. */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/** A success. */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/** The result of a rule that can fail: check `_tag`. Structurally equal to the `Either` of fp-ts. */
export type Either<E, A> = Left<E> | Right<A>
