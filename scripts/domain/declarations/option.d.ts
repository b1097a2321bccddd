/** Nothing. */
export interface None {
  readonly _tag: 'None'
}

/** A value. */
export interface Some<A> {
  readonly _tag: 'Some'
  readonly value: A
}

/** The result of a rule that may find nothing. Structurally equal to the `Option` of fp-ts, whose functions accept it. */
export type Option<A> = None | Some<A>

/** Nothing. */
export declare const none: Option<never>

/** A value. */
export declare const some: <A>(value: A) => Option<A>

/** A value, or nothing for `null` and `undefined`. */
export declare const fromNullable: <A>(value: A) => Option<NonNullable<A>>

/** Whether there is nothing. */
export declare const isNone: (result: Option<unknown>) => result is None

/** Whether there is a value. */
export declare const isSome: <A>(result: Option<A>) => result is Some<A>

/** One value from both: `match(() => …, (value) => …)(result)`. */
export declare const match: <A, B>(onNone: () => B, onSome: (value: A) => B) => (result: Option<A>) => B

/** The value, or another one when there is none: `getOrElse(() => …)(result)`. */
export declare const getOrElse: <A>(onNone: () => A) => (result: Option<A>) => A

/** Changes the value, if there is one. */
export declare const map: <A, B>(change: (value: A) => B) => (result: Option<A>) => Option<B>

/** The value, or `undefined`. */
export declare const toUndefined: <A>(result: Option<A>) => A | undefined
