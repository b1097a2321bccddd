/** The rendered rows: from `first`, up to but excluding `end`. */
export interface VirtualRange {
  readonly first: number
  readonly end: number
}

export interface Viewport {
  readonly scrollTop: number
  readonly height: number
}

/** Rows rendered above and below the visible ones, for scrolling. */
export const OVERSCAN = 6

/** The range of a viewport with rows of `rowHeight`. */
export const virtualRange = (viewport: Viewport, rowHeight: number, rowCount: number): VirtualRange => {
  const first = Math.floor(viewport.scrollTop / rowHeight) - OVERSCAN
  const end = Math.ceil((viewport.scrollTop + viewport.height) / rowHeight) + OVERSCAN
  return { first: clamp(first, 0, rowCount), end: clamp(end, 0, rowCount) }
}

/** The rows to render, in order: the range, and the focused row, which must not unmount while scrolling. */
export const renderedRows = (
  { first, end }: VirtualRange,
  focused: number | undefined,
  rowCount: number,
): ReadonlyArray<number> => {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (focused === undefined || focused < 0 || focused >= rowCount) return inside
  return focused < first ? [focused, ...inside] : focused >= end ? [...inside, focused] : inside
}

/** A row and its element slot. */
export interface VirtualRow {
  readonly slot: number
  readonly row: number
}

/**
 * Assigns rows to slots, in DOM order. A rendered row retains its slot, and with it the focus; a new row reuses a free
 * one, because creating elements is the cost of scrolling.
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

/** In list order, for screen readers. */
export const inOrder = (placed: ReadonlyArray<VirtualRow>): ReadonlyArray<VirtualRow> =>
  placed.toSorted((a, b) => a.row - b.row)

/** The scroll position that shows a row completely; unchanged when it does already. */
export const scrollToShow = (row: number, viewport: Viewport, rowHeight: number): number => {
  const top = row * rowHeight
  const bottom = top + rowHeight
  if (top < viewport.scrollTop || rowHeight > viewport.height) return top
  return bottom > viewport.scrollTop + viewport.height ? bottom - viewport.height : viewport.scrollTop
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
