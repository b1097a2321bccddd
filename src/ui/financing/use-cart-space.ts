import type { Country } from '#domain/kernel/country.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { WIDTH_OF_NOTICE } from './cart-fact-columns.tsx'
import type { CartSpace } from './cart-columns.tsx'

/** The sum of the columns without the issue date and with a column for the tax id, and two scroll bars. */
const MEDIUM: Readonly<Record<Country, number>> = { CL: 1016, MX: 1070 }
const ADVANCE = 88
const ISSUE_DATE = 104

/** What is beside the table: the menu, the summary and the gaps; below 1280 pixels the summary is under the table. */
const AROUND = 479
const AROUND_WITHOUT_SUMMARY = 144
/** From 1600 pixels on the menu has its words, and the page does not become wider than this table. */
const AROUND_WITH_MENU = 641
const WIDEST = 1043

/** The columns for which the window has room. */
export const useCartSpace = (country: Country, type: FinancingType, hasNotices: boolean): CartSpace => {
  const medium = MEDIUM[country] + (type === 'EARLY_PAYMENT' ? ADVANCE : 0) + (hasNotices ? WIDTH_OF_NOTICE : 0)
  const isCard = useMediaQuery(NARROW_SCREEN)
  const isMedium = useMediaQuery(roomFor(medium))
  const isWide = useMediaQuery(roomFor(medium + ISSUE_DATE))
  return isCard ? 'card' : isWide ? 'wide' : isMedium ? 'medium' : 'narrow'
}

const roomFor = (table: number): string =>
  [
    `(min-width: ${table + AROUND_WITHOUT_SUMMARY}px) and (max-width: 1279.98px)`,
    `(min-width: ${Math.max(1280, table + AROUND)}px) and (max-width: 1599.98px)`,
    ...(table > WIDEST ? [] : [`(min-width: ${Math.max(1600, table + AROUND_WITH_MENU)}px)`]),
  ].join(', ')
