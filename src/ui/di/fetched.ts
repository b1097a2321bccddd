type Fetch<A> = () => Promise<A>

const promises = new WeakMap<Fetch<unknown>, Promise<unknown>>()

/**
 * What `fetch` brings, as one promise however often a screen that waits for it is drawn: were a failure fetched again at once, nobody
 * would ever hear of it. After a while it is. What has come is marked as React marks it, so that a screen
 * drawn afterwards does not wait at all.
 */
export const fetchedOf = <A>(fetch: Fetch<A>): Promise<A> => {
  const known = promises.get(fetch) as Promise<A> | undefined
  if (known !== undefined) return known
  const promise = fetch()
  promises.set(fetch, promise)
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => setTimeout(() => promises.delete(fetch), HEARD_MS),
  )
  return promise
}

/** A screen that waits is drawn again within a third of a second. */
const HEARD_MS = 3_000
