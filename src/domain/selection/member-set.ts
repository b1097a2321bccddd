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
export const withAll = <R extends Member>(set: MemberSet<R>, added: Iterable<R>): MemberSet<R> =>
  changeAll(
    set,
    [...added].map((row) => [row.id, row]),
  )

export const withoutAll = <R extends Member>(set: MemberSet<R>, removed: Iterable<Member>): MemberSet<R> =>
  changeAll(
    set,
    [...removed].map(({ id }) => [id, undefined]),
  )

/** Replaces each row by the result of `find`, of the same id, and removes it for `undefined`. */
export const mapRows = <R extends Member>(set: MemberSet<R>, find: (row: R) => R | undefined): MemberSet<R> =>
  changeAll(
    set,
    rowsOf(set).map((row) => [row.id, find(row)]),
  )

/** The row of each id is replaced in its place, or removed for `undefined`. Each changed bucket is copied once. */
const changeAll = <R extends Member>(
  set: MemberSet<R>,
  changes: ReadonlyArray<readonly [id: string, row: R | undefined]>,
): MemberSet<R> => {
  const copies = new Map<number, Array<Entry<R>>>()
  let { size, minor, next } = set
  for (const [id, row] of changes) {
    const at = hashOf(id)
    const bucket = copies.get(at) ?? [...(set.buckets[at] ?? [])]
    copies.set(at, bucket)
    const found = bucket.findIndex((entry) => entry.row.id === id)
    const known = bucket[found]
    if (known?.row === row) continue
    if (known) bucket.splice(found, 1)
    if (row) bucket.push({ row, place: known?.place ?? next })
    size += (row ? 1 : 0) - (known ? 1 : 0)
    minor += (row?.minor ?? 0) - (known?.row.minor ?? 0)
    next += 1
  }
  if (next === set.next) return set
  const buckets = set.buckets.length > 0 ? [...set.buckets] : Array.from({ length: WIDTH }, (): Bucket<R> => [])
  for (const [at, bucket] of copies) buckets[at] = bucket
  return { size, minor, next, buckets }
}

/** Twenty rows in a bucket for 10,000 of them. */
const WIDTH = 512

/** FNV-1a, as a place in the list of buckets. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % WIDTH
}
