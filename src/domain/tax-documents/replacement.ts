/** A document that others of its kind and issuer may replace. */
export interface Replaceable {
  readonly key: string
  readonly issuer: string
  /** The keys of the documents that it names with relation 04. */
  readonly replaces: ReadonlyArray<string>
  /** When it was stamped, as local time; empty when unknown. */
  readonly stampedAt: string
  readonly issueDate: string
  readonly isCancelled: boolean
}

/** The replaced documents of one kind, and their replacements. */
export interface Replacements {
  readonly replaced: ReadonlySet<string>
  /** The documents that name a document, by its key; each of the same issuer, and none itself. */
  readonly replacers: ReadonlyMap<string, ReadonlyArray<string>>
}

/**
 * A document is replaced when a chain of relations 04 leads to it from another document that is not cancelled; cancelled links pass it on.
 * Of documents in a circle that nothing outside replaces the latest uncancelled one stands, by stamp, date and key. Only the
 * issuer of a document replaces it (Anexo 20, TipoRelacion 04). Linear in the number of relations.
 */
export const replacementsAmong = (documents: ReadonlyArray<Replaceable>): Replacements => {
  const byKey = new Map(documents.map((document) => [document.key, document]))
  const replacers = new Map<string, Array<string>>()
  const targets = new Map<string, ReadonlyArray<string>>()
  for (const { issuer, key, replaces } of documents) {
    const own = [...new Set(replaces)].filter((other) => other !== key && byKey.get(other)?.issuer === issuer)
    targets.set(key, own)
    for (const other of own) replacers.set(other, [...(replacers.get(other) ?? []), key])
  }
  const replaced = new Set<string>()
  /* A circle comes before all that it replaces, so that what replaces it is known already. */
  for (const circle of circlesOf([...byKey.keys()], targets).toReversed()) {
    const members = new Set(circle)
    const isReplacedFromOutside = circle.some((key) =>
      (replacers.get(key) ?? []).some(
        (other) => !members.has(other) && (replaced.has(other) || byKey.get(other)?.isCancelled === false),
      ),
    )
    const standing = isReplacedFromOutside ? undefined : latestOf(circle.flatMap((key) => byKey.get(key) ?? []))
    if (isReplacedFromOutside || (circle.length > 1 && standing !== undefined))
      for (const key of circle) if (key !== standing) replaced.add(key)
  }
  return { replaced, replacers }
}

const latestOf = (circle: ReadonlyArray<Replaceable>): string | undefined => {
  const uncancelled = circle.filter(({ isCancelled }) => !isCancelled)
  return uncancelled.toSorted(byStampDateKey).at(-1)?.key
}

const byStampDateKey = (a: Replaceable, b: Replaceable): number =>
  compareText(a.stampedAt, b.stampedAt) || compareText(a.issueDate, b.issueDate) || compareText(a.key, b.key)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Tarjan's strongly connected components, without recursion: a hostile chain has thousands of links. A component comes after
 * all that it leads to.
 */
const circlesOf = (
  keys: ReadonlyArray<string>,
  targets: ReadonlyMap<string, ReadonlyArray<string>>,
): Array<ReadonlyArray<string>> => {
  const circles: Array<ReadonlyArray<string>> = []
  const numbers = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: Array<string> = []
  const isOpen = new Set<string>()
  const enter = (key: string): { readonly key: string; next: number } => {
    numbers.set(key, numbers.size)
    lowest.set(key, numbers.size - 1)
    open.push(key)
    isOpen.add(key)
    return { key, next: 0 }
  }
  const lower = (key: string, number: number): void => {
    lowest.set(key, Math.min(lowest.get(key) ?? number, number))
  }
  for (const start of keys) {
    if (numbers.has(start)) continue
    const path = [enter(start)]
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const target = targets.get(step.key)?.[step.next++]
      if (target === undefined) {
        path.pop()
        const above = path.at(-1)
        if (above !== undefined) lower(above.key, lowest.get(step.key) ?? 0)
        if (lowest.get(step.key) !== numbers.get(step.key)) continue
        const circle = open.splice(open.lastIndexOf(step.key))
        circle.forEach((key) => isOpen.delete(key))
        circles.push(circle)
      } else if (!numbers.has(target)) path.push(enter(target))
      else if (isOpen.has(target)) lower(step.key, numbers.get(target) ?? 0)
    }
  }
  return circles
}
