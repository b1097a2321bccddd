/** JSON without the characters that the database rejects in it: NUL and unpaired surrogates. */
export const storableJson = (value: unknown): string => {
  const text = JSON.stringify(value)
  return UNSTORABLE.test(text) ? JSON.stringify(value, cleaned) : text
}

const UNSTORABLE = /\\u0000|\\ud[89a-f]/i

const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '') : value
