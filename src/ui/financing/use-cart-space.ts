import type { Country } from '#domain/kernel/country.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { WIDTH_OF_NOTICE } from './cart-fact-columns.tsx'
import type { CartSpace } from './cart-columns.tsx'
import { roomFor } from './table-room.ts'

/** The sum of the columns without the issue date and with a column for the tax id, and two scroll bars. */
const MEDIUM: Readonly<Record<Country, number>> = { CL: 1052, MX: 1106 }
const ADVANCE = 88
const ISSUE_DATE = 104

/** The columns for which the window has room. */
export const useCartSpace = (country: Country, type: FinancingType, hasNotices: boolean): CartSpace => {
  const medium = MEDIUM[country] + (type === 'EARLY_PAYMENT' ? ADVANCE : 0) + (hasNotices ? WIDTH_OF_NOTICE : 0)
  const isCard = useMediaQuery(NARROW_SCREEN)
  const isMedium = useMediaQuery(roomFor(medium))
  const isWide = useMediaQuery(roomFor(medium + ISSUE_DATE))
  return isCard ? 'card' : isWide ? 'wide' : isMedium ? 'medium' : 'narrow'
}
