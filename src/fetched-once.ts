/** Fetches at the first asking and keeps what came; what did not come is fetched again the next time. */
export const fetchedOnce = <A>(fetch: () => Promise<A>): (() => Promise<A>) => {
  let kept: Promise<A> | undefined
  const forget = (): void => {
    kept = undefined
  }
  return () => {
    if (kept === undefined) {
      kept = fetch()
      kept.catch(forget)
    }
    return kept
  }
}
