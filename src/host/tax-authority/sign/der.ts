/** One value of a DER structure: its tag byte and its content. */
export interface DerValue {
  readonly tag: number
  readonly content: Uint8Array
}

/** The sequence of values in `bytes`. Undefined when a length exceeds them. */
export const readDer = (bytes: Uint8Array): ReadonlyArray<DerValue> | undefined => {
  const values: Array<DerValue> = []
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at + 1)
    if (length === undefined || length.from + length.size > bytes.length) return undefined
    values.push({ tag: bytes[at] ?? 0, content: bytes.subarray(length.from, length.from + length.size) })
    at = length.from + length.size
  }
  return values
}

/** The content of the first value with that tag. */
export const derIn = (values: ReadonlyArray<DerValue> | undefined, tag: number): Uint8Array | undefined =>
  values?.find((value) => value.tag === tag)?.content

/** Lengths of up to three bytes: certificates are far below 16 MB. */
const lengthAt = (bytes: Uint8Array, at: number): { readonly from: number; readonly size: number } | undefined => {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (first < 0x80) return { from: at + 1, size: first }
  const count = first & 0x7f
  if (count < 1 || count > 3 || at + count >= bytes.length) return undefined
  let size = 0
  for (const byte of bytes.subarray(at + 1, at + 1 + count)) size = size * 256 + byte
  return { from: at + 1 + count, size }
}
