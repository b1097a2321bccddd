/** Which rows are in the document: from `first`, up to but without `end`. */
export interface RowWindow {
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
export const rowWindow = (viewport: Viewport, rowHeight: number, rowCount: number): RowWindow => {
  const first = Math.floor(viewport.scrollTop / rowHeight) - OVERSCAN
  const end = Math.ceil((viewport.scrollTop + viewport.height) / rowHeight) + OVERSCAN
  return { first: clamp(first, 0, rowCount), end: clamp(end, 0, rowCount) }
}

/** The rows to draw, in order: the window, and the row that has the focus so that it is never lost while scrolling. */
export const drawnRows = ({ first, end }: RowWindow, focused: number | undefined, rowCount: number): ReadonlyArray<number> => {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  if (focused === undefined || focused < 0 || focused >= rowCount) return inside
  return focused < first ? [focused, ...inside] : focused >= end ? [...inside, focused] : inside
}

/** Where to scroll so that a row is wholly seen; where it is already, when it is. */
export const scrollToShow = (row: number, viewport: Viewport, rowHeight: number): number => {
  const top = row * rowHeight
  const bottom = top + rowHeight
  if (top < viewport.scrollTop || rowHeight > viewport.height) return top
  return bottom > viewport.scrollTop + viewport.height ? bottom - viewport.height : viewport.scrollTop
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
