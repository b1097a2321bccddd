/** The pixels beside the table: the menu, the space around the page, and from 1280 pixels on the summary. */
const AROUND = 146
const AROUND_WITH_SUMMARY = 454

/** The media query of the windows in which a table of this width does not scroll sideways. */
export const roomFor = (table: number): string =>
  `(min-width: ${table + AROUND}px) and (max-width: 1279.98px), (min-width: ${Math.max(1280, table + AROUND_WITH_SUMMARY)}px)`
