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

/** The result of a rule that can fail. Structurally equal to the `Either` of fp-ts, whose functions accept it. */
export type Either<E, A> = Left<E> | Right<A>

/** A failure. */
export declare const left: <E = never, A = never>(error: E) => Either<E, A>

/** A success. */
export declare const right: <E = never, A = never>(value: A) => Either<E, A>

/** Whether the rule failed. */
export declare const isLeft: <E>(result: Either<E, unknown>) => result is Left<E>

/** Whether the rule succeeded. */
export declare const isRight: <A>(result: Either<unknown, A>) => result is Right<A>

/** One value from both: `match((error) => …, (value) => …)(result)`. */
export declare const match: <E, A, B>(onLeft: (error: E) => B, onRight: (value: A) => B) => (result: Either<E, A>) => B

/** The value, or another one for an error: `getOrElse((error) => …)(result)`. */
export declare const getOrElse: <E, A>(onLeft: (error: E) => A) => (result: Either<E, A>) => A

/** Changes the value of a success. */
export declare const map: <A, B>(change: (value: A) => B) => <E>(result: Either<E, A>) => Either<E, B>

/** Changes the error of a failure. */
export declare const mapLeft: <E, G>(change: (error: E) => G) => <A>(result: Either<E, A>) => Either<G, A>

/** Continues a success with another rule. The errors are those of both. */
export declare const flatMap: <A, G, B>(
  next: (value: A) => Either<G, B>,
) => <E>(result: Either<E, A>) => Either<E | G, B>
