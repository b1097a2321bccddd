/** A selectable row: its id and its amount as an integer of minor units. */
export interface Member {
  readonly id: string
  readonly minor: number
}

/** Distinct rows by id, with a cached sum of their amounts. Immutable. */
export interface MemberSet<R extends Member> {
  readonly rows: ReadonlyMap<string, R>
  readonly minor: number
}

export const none: MemberSet<never> = { rows: new Map<string, never>(), minor: 0 }

export const fromRows = <R extends Member>(rows: Iterable<R>): MemberSet<R> => withAll<R>(none, rows)

/** An existing row is replaced, so that its newest amount counts. */
export const withAll = <R extends Member>(set: MemberSet<R>, added: Iterable<R>): MemberSet<R> => {
  const rows = new Map(set.rows)
  let { minor } = set
  let changed = false
  for (const row of added) {
    const old = rows.get(row.id)
    if (old === row) continue
    minor += row.minor - (old?.minor ?? 0)
    rows.set(row.id, row)
    changed = true
  }
  return changed ? { rows, minor } : set
}

export const withoutAll = <R extends Member>(set: MemberSet<R>, removed: Iterable<Member>): MemberSet<R> => {
  if (set.rows.size === 0) return set
  const rows = new Map(set.rows)
  let { minor } = set
  for (const { id } of removed) {
    minor -= rows.get(id)?.minor ?? 0
    rows.delete(id)
  }
  return rows.size === set.rows.size ? set : { rows, minor }
}

/** Replaces each row by the result of `find`, and removes it for `undefined`. */
export const mapRows = <R extends Member>(set: MemberSet<R>, find: (row: R) => R | undefined): MemberSet<R> => {
  const found = [...set.rows.values()].flatMap((row) => find(row) ?? [])
  return fromRows(found)
}
