/** The pixels beside the table: the menu, the summary and the gaps; below 1280 pixels the summary is under the table. */
const AROUND = 479
const AROUND_WITHOUT_SUMMARY = 144
/** From 1600 pixels on the menu has its words. */
const AROUND_WITH_MENU = 641
/** The page does not become wider than these tables, without and with the words of the menu. */
const WIDEST = 1093
const WIDEST_WITH_MENU = 1043

/** The media query of the windows in which a table of this width does not scroll sideways. */
export const roomFor = (table: number): string =>
  [
    `(min-width: ${table + AROUND_WITHOUT_SUMMARY}px) and (max-width: 1279.98px)`,
    ...(table > WIDEST ? [] : [`(min-width: ${Math.max(1280, table + AROUND)}px) and (max-width: 1599.98px)`]),
    ...(table > WIDEST_WITH_MENU ? [] : [`(min-width: ${Math.max(1600, table + AROUND_WITH_MENU)}px)`]),
  ].join(', ')
