/** Normalised for comparison: no accents, no capitals, single blanks. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * How well `query` matches `label`; undefined for no match. Every word of the query must match: best is the whole label, then the start of
 * it, then of a word, then inside one, last as letters in order.
 */
export const score = (query: string, label: string): number | undefined => {
  const within = normalise(label)
  let total = 0
  for (const word of normalise(query).split(' ')) {
    const points = scoreOf(word, within)
    if (points === undefined) return undefined
    total += points
  }
  return total
}

/** The matches of `query`, best first, stable for equal scores. All of them for an empty query. */
export const rank = <A>(
  items: ReadonlyArray<A>,
  wordsOf: (item: A) => ReadonlyArray<string>,
  query: string,
): ReadonlyArray<A> =>
  items
    .flatMap((item) => {
      const points = wordsOf(item).flatMap((label) => score(query, label) ?? [])
      return points.length === 0 ? [] : [{ item, points: Math.max(...points) }]
    })
    .toSorted((a, b) => b.points - a.points)
    .map(({ item }) => item)

const scoreOf = (word: string, label: string): number | undefined => {
  if (label === word && word !== '') return 5
  if (label.startsWith(word)) return 4
  if (label.includes(` ${word}`)) return 3
  if (label.includes(word)) return 2
  return isSubsequence(word, label) ? 1 : undefined
}

const isSubsequence = (word: string, label: string): boolean => {
  let at = 0
  for (const letter of label) if (letter === word[at]) at += 1
  return at === word.length
}
