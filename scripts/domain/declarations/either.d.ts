/** A rule refused; `left` says why. */
export interface Left<E> {
  readonly _tag: 'Left'
  readonly left: E
}

/** A rule answered. */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/** What a rule answers that can refuse: ask for `_tag`. The `Either` of fp-ts is the same. */
export type Either<E, A> = Left<E> | Right<A>
