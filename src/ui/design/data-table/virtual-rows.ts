/** Which rows are in the document: from `first`, up to but without `end`. */
export interface VirtualRange {
  readonly first: number
  readonly end: number
}

export interface Viewport {
  readonly scrollTop: number
  readonly height: number
}

/** Rows drawn above and below what is seen, so that a scroll finds them there. */
export const OVERSCAN = 6

/** The rows a viewport needs when every row is `rowHeight` tall. */
export const virtualRange = (viewport: Viewport, rowHeight: number, rowCount: number): VirtualRange => {
  const first = Math.floor(viewport.scrollTop / rowHeight) - OVERSCAN
  const end = Math.ceil((viewport.scrollTop + viewport.height) / rowHeight) + OVERSCAN
  return { first: clamp(first, 0, rowCount), end: clamp(end, 0, rowCount) }
}

/** The rows to draw, in order: the window, and the row that has the focus so that it is never lost while scrolling. */
export const renderedRows = (
  { first, end }: VirtualRange,
  focused: number | undefined,
  rowCount: number,
): ReadonlyArray<number> => {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (focused === undefined || focused < 0 || focused >= rowCount) return inside
  return focused < first ? [focused, ...inside] : focused >= end ? [...inside, focused] : inside
}

/** A row and the element that draws it. */
export interface VirtualRow {
  readonly slot: number
  readonly row: number
}

/**
 * The elements that draw these rows, in document order. A row keeps its element, and with it its focus, while it is drawn;
 * a row that comes takes the element of one that went, because making elements is what a scroll waits for.
 */
export const assignSlots = (
  before: ReadonlyArray<VirtualRow>,
  drawn: ReadonlyArray<number>,
): ReadonlyArray<VirtualRow> => {
  const wanted = new Set(drawn)
  const kept = new Set(before.flatMap(({ row }) => (wanted.has(row) ? row : [])))
  if (kept.size === wanted.size && before.length === wanted.size) return before
  const coming = drawn.filter((row) => !kept.has(row))
  const reused = before.flatMap(({ slot, row }) => {
    const now = kept.has(row) ? row : coming.shift()
    return now === undefined ? [] : { slot, row: now }
  })
  const unused = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return [...reused, ...coming.map((row, index) => ({ slot: unused + index, row }))]
}

/** In the order of the list, for who reads the document rather than the screen. */
export const inOrder = (placed: ReadonlyArray<VirtualRow>): ReadonlyArray<VirtualRow> =>
  placed.toSorted((a, b) => a.row - b.row)

/** Where to scroll so that a row is wholly seen; where it is already, when it is. */
export const scrollToShow = (row: number, viewport: Viewport, rowHeight: number): number => {
  const top = row * rowHeight
  const bottom = top + rowHeight
  if (top < viewport.scrollTop || rowHeight > viewport.height) return top
  return bottom > viewport.scrollTop + viewport.height ? bottom - viewport.height : viewport.scrollTop
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
