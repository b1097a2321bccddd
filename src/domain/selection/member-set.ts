/** A selectable row: its id and its amount as an integer of minor units. */
export interface Member {
  readonly id: string
  readonly minor: number
}

/** Without a row: the row of that id was removed. */
interface Entry<R> {
  readonly row: R | undefined
  readonly place: number
}

type Layer<R> = ReadonlyMap<string, Entry<R>>

/**
 * Distinct rows by id, in the order in which they were added, with the sum of their amounts. Immutable: a change adds a
 * layer above those of the earlier set, which are shared. A layer is merged with a smaller or equal one below it, so that
 * there are few layers and each row is copied a few times only.
 */
export interface MemberSet<R extends Member> {
  readonly size: number
  readonly minor: number
  /** The place of the next row. */
  readonly next: number
  /** The newest last. */
  readonly layers: ReadonlyArray<Layer<R>>
}

/** A set without rows. */
export const none: MemberSet<never> = { size: 0, minor: 0, next: 0, layers: [] }

/** The set of those rows; of rows with one id the last one counts. */
export const fromRows = <R extends Member>(rows: Iterable<R>): MemberSet<R> => withAll<R>(none, rows)

/** Whether a row with that id is in the set. */
export const hasRow = <R extends Member>({ layers }: MemberSet<R>, id: string): boolean =>
  entryIn(layers, id)?.row !== undefined

/** The rows in the order in which they were added. */
export const rowsOf = <R extends Member>({ layers }: MemberSet<R>): ReadonlyArray<R> => {
  const [lowest = new Map<string, Entry<R>>(), ...others] = layers
  return [...others.reduce(merged, lowest).values()]
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ row }) => row ?? [])
}

/** An existing row is replaced in its place, so that its newest amount counts. */
export const withAll = <R extends Member>(set: MemberSet<R>, added: Iterable<R>): MemberSet<R> =>
  changeAll(
    set,
    [...added].map((row) => [row.id, row]),
  )

/** The set without the rows of those ids. Others are ignored. */
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

/** The row of each id is replaced in its place, or removed for `undefined`. */
const changeAll = <R extends Member>(
  set: MemberSet<R>,
  changes: ReadonlyArray<readonly [id: string, row: R | undefined]>,
): MemberSet<R> => {
  const layer = new Map<string, Entry<R>>()
  let { size, minor, next } = set
  for (const [id, row] of changes) {
    const known = layer.get(id) ?? entryIn(set.layers, id)
    if (known?.row === row) continue
    layer.set(id, { row, place: known?.row ? known.place : next })
    size += (row ? 1 : 0) - (known?.row ? 1 : 0)
    minor += (row?.minor ?? 0) - (known?.row?.minor ?? 0)
    next += 1
  }
  if (next === set.next) return set
  return size === 0 ? none : { size, minor, next, layers: withLayer(set.layers, layer) }
}

const entryIn = <R>(layers: ReadonlyArray<Layer<R>>, id: string): Entry<R> | undefined => {
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const entry = layers[at]?.get(id)
    if (entry !== undefined) return entry
  }
  return undefined
}

const withLayer = <R>(layers: ReadonlyArray<Layer<R>>, newest: Layer<R>): ReadonlyArray<Layer<R>> => {
  const below = layers.at(-1)
  if (below === undefined || below.size > newest.size) return [...layers, newest]
  return withLayer(layers.slice(0, -1), merged(below, newest))
}

const merged = <R>(older: Layer<R>, newer: Layer<R>): Layer<R> => {
  const both = new Map(older)
  for (const [id, entry] of newer) both.set(id, entry)
  return both
}
