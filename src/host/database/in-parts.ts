/**
 * Reads rows in the order of their key, `size` at once, so that no statement grows with the table. `pause` gives others their turn between
 * two statements.
 */
export const inParts = async function* <K, R>(
  first: K,
  size: number,
  keyOf: (row: R) => K,
  read: (after: K) => Promise<ReadonlyArray<R>>,
  pause: () => Promise<void>,
): AsyncGenerator<R, void> {
  for (let after = first; ;) {
    const part = await read(after)
    yield* part
    const last = part.at(-1)
    if (last === undefined || part.length < size) return
    after = keyOf(last)
    await pause()
  }
}
