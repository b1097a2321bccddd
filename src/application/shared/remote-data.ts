import { type Either, isLeft } from 'fp-ts/Either'
import type { Failure } from './failure.ts'

/** The state of loaded data. The last good value is shown during a reload and after a failed one. */
export type RemoteData<A> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly last: A | undefined }
  | { readonly _tag: 'Failed'; readonly failure: Failure; readonly last: A | undefined }
  | { readonly _tag: 'Ready'; readonly value: A }

export const idle: RemoteData<never> = { _tag: 'Idle' }

export const ready = <A>(value: A): RemoteData<A> => ({ _tag: 'Ready', value })

/** Loading, with the value of `before`. */
export const reloading = <A>(before: RemoteData<A>): RemoteData<A> => ({ _tag: 'Loading', last: latestValue(before) })

/** Failed, with the value of `before`. */
const failed = <A>(before: RemoteData<A>, failure: Failure): RemoteData<A> => ({
  _tag: 'Failed',
  failure,
  last: latestValue(before),
})

/** The next state for a result. */
export const fromResult = <A>(before: RemoteData<A>, answer: Either<Failure, A>): RemoteData<A> =>
  isLeft(answer) ? failed(before, answer.left) : ready(answer.right)

/** The last good value in any state. */
export const latestValue = <A>(data: RemoteData<A>): A | undefined =>
  data._tag === 'Ready' ? data.value : data._tag === 'Idle' ? undefined : data.last
