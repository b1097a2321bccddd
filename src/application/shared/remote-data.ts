import { type Either, isLeft } from 'fp-ts/Either'
import type { Failure } from './failure.ts'

/**
 * The one shape of something that is loaded. The last good value stays on screen while a newer one is
 * on its way and when it fails to come.
 */
export type RemoteData<A> =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Loading'; readonly last: A | undefined }
  | { readonly _tag: 'Failed'; readonly failure: Failure; readonly last: A | undefined }
  | { readonly _tag: 'Ready'; readonly value: A }

export const idle: RemoteData<never> = { _tag: 'Idle' }

export const ready = <A>(value: A): RemoteData<A> => ({ _tag: 'Ready', value })

/** Loading, with what `before` had to show. */
export const reloading = <A>(before: RemoteData<A>): RemoteData<A> => ({ _tag: 'Loading', last: latestValue(before) })

/** Failed, with what `before` had to show. */
export const failed = <A>(before: RemoteData<A>, failure: Failure): RemoteData<A> => ({
  _tag: 'Failed',
  failure,
  last: latestValue(before),
})

/** What `before` becomes with the answer that was waited for. */
export const fromResult = <A>(before: RemoteData<A>, answer: Either<Failure, A>): RemoteData<A> =>
  isLeft(answer) ? failed(before, answer.left) : ready(answer.right)

/** The newest good value, whatever happened since. */
export const latestValue = <A>(data: RemoteData<A>): A | undefined =>
  data._tag === 'Ready' ? data.value : data._tag === 'Idle' ? undefined : data.last
