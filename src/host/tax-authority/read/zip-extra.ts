/** The content of the first extra field with that number; undefined also where its stated length is beyond the end. */
export const extraField = (extra: Buffer, id: number): Buffer | undefined => {
  for (let at = 0; at + HEAD <= extra.length;) {
    const end = at + HEAD + extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === id) return end > extra.length ? undefined : extra.subarray(at + HEAD, end)
    at = end
  }
  return undefined
}

/** Its number and its length. */
const HEAD = 4

/** A number of 64 bits. One above 2^53 is not exact, and larger than any file. */
export const readUInt64 = (view: Buffer, at: number): number => Number(view.readBigUInt64LE(at))
