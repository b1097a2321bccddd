/** A selectable row: its id and its amount as an integer of minor units. */
export interface Member {
  readonly id: string
  readonly minor: number
}

interface Entry<R> {
  readonly row: R
  readonly place: number
}

type Bucket<R> = ReadonlyArray<Entry<R>>

/**
 * Distinct rows by id, in the order in which they were added, with the sum of their amounts. Immutable: a hash table whose
 * buckets are shared, so that a change copies one bucket and the list of them instead of every row.
 */
export interface MemberSet<R extends Member> {
  readonly size: number
  readonly minor: number
  /** The place of the next row. */
  readonly next: number
  readonly buckets: ReadonlyArray<Bucket<R>>
}

export const none: MemberSet<never> = { size: 0, minor: 0, next: 0, buckets: [] }

export const fromRows = <R extends Member>(rows: Iterable<R>): MemberSet<R> => withAll<R>(none, rows)

export const hasRow = <R extends Member>({ buckets }: MemberSet<R>, id: string): boolean =>
  buckets[hashOf(id)]?.some(({ row }) => row.id === id) ?? false

/** In the order in which they were added. */
export const rowsOf = <R extends Member>({ buckets }: MemberSet<R>): ReadonlyArray<R> =>
  buckets
    .flat()
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row)

/** An existing row is replaced in its place, so that its newest amount counts. */
export const withAll = <R extends Member>(set: MemberSet<R>, added: Iterable<R>): MemberSet<R> => {
  let changed = set
  for (const row of added) changed = change(changed, row.id, row)
  return changed
}

export const withoutAll = <R extends Member>(set: MemberSet<R>, removed: Iterable<Member>): MemberSet<R> => {
  let changed = set
  for (const { id } of removed) changed = change(changed, id, undefined)
  return changed
}

/** Replaces each row by the result of `find`, of the same id, and removes it for `undefined`. */
export const mapRows = <R extends Member>(set: MemberSet<R>, find: (row: R) => R | undefined): MemberSet<R> => {
  let changed = set
  for (const row of rowsOf(set)) changed = change(changed, row.id, find(row))
  return changed
}

/** The row of that id is replaced in its place, or removed for `undefined`. */
const change = <R extends Member>(set: MemberSet<R>, id: string, row: R | undefined): MemberSet<R> => {
  const at = hashOf(id)
  const buckets = set.buckets.length > 0 ? set.buckets : Array.from({ length: WIDTH }, (): Bucket<R> => [])
  const bucket = buckets[at] ?? []
  const known = bucket.find((entry) => entry.row.id === id)
  if (known?.row === row) return set
  const rest = bucket.filter((other) => other !== known)
  return {
    size: set.size + (row ? 1 : 0) - (known ? 1 : 0),
    minor: set.minor + (row?.minor ?? 0) - (known?.row.minor ?? 0),
    next: set.next + 1,
    buckets: buckets.with(at, row ? [...rest, { row, place: known?.place ?? set.next }] : rest),
  }
}

/** Twenty rows in a bucket for 10,000 of them. */
const WIDTH = 512

/** FNV-1a, as a place in the list of buckets. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % WIDTH
}
