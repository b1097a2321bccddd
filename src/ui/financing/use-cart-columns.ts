import { useEffect, useMemo } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { TableSettings } from '#application/preferences/table-settings.ts'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ColumnChoice } from '../design/data-table/table-menu.tsx'
import { layoutOf } from '../design/data-table/table-layout.ts'
import { WIDE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { effectiveRateText } from '../text/effective-rates.ts'
import { cartColumns, type CartSpace } from './cart-columns.tsx'
import { costColumns } from './cart-cost-columns.tsx'
import type { CartColumn } from './cart-fact-columns.tsx'
import { roomFor } from './table-room.ts'
import { useCartSpace } from './use-cart-space.ts'

export interface CartTableShape {
  readonly space: CartSpace
  readonly columns: ReadonlyArray<CartColumn>
  readonly fileColumns: ReadonlyArray<CartColumn>
  /** The choice of the columns with the cost of each invoice. */
  readonly settings: ColumnChoice
}

/** The columns of the cart as the screen has space and the user chose. In a wide window the first ones of the cost are open. */
export const useCartColumns = (flow: OrderFlowViewModel, country: Country): CartTableShape => {
  const calendar = useViewModel(BusinessCalendar)
  const look = useViewModel(TableSettings)
  useEffect(() => look.activate(), [look])
  const hasNotices = flow.cart.lines.some(({ invoice }) => noticeOf(invoice, calendar.today) !== undefined)
  const space = useCartSpace(country, flow.table.type, hasNotices)
  const costs = useMemo(() => costColumns(flow, country), [flow, country])
  const narrow = useMemo(
    () => cartColumns({ flow, calendar, country, space: 'narrow', hasNotices }),
    [flow, calendar, country, hasNotices],
  )
  const open = useOpenCosts(narrow, costs)
  const { costColumns: chosen } = look.look
  const shown = useMemo(
    () => costs.map(({ id }) => id).filter((id, at) => chosen?.includes(id) ?? at < open),
    [costs, chosen, open],
  )
  const columns = useMemo(() => {
    if (space === 'card' || shown.length === 0) return cartColumns({ flow, calendar, country, space, hasNotices })
    /* Only what the user opens may need more room than there is. */
    const facts = chosen === undefined ? narrow : narrow.map(knownByFolio)
    return [...facts, ...costs.filter(({ id }) => shown.includes(id))]
  }, [flow, calendar, country, space, hasNotices, costs, shown, chosen, narrow])
  const fileColumns = useMemo(
    () => [...cartColumns({ flow, calendar, country, space: 'wide' }), ...costs.map(withConvention)],
    [flow, calendar, country, costs],
  )
  return { space, columns, fileColumns, settings: { columns: costs, shown, onShow: look.showCostColumns } }
}

/** How many of the first columns of the cost are open until the user chooses: those that need no scrolling sideways in a wide window. */
const useOpenCosts = (narrow: ReadonlyArray<CartColumn>, costs: ReadonlyArray<CartColumn>): number => {
  const widthWith = (count: number) => layoutOf([...narrow, ...costs.slice(0, count)], true).minWidth + SCROLL_BARS
  const isWide = useMediaQuery(WIDE_SCREEN)
  const hasRoomForOne = useMediaQuery(roomFor(widthWith(1)))
  const hasRoomForTwo = useMediaQuery(roomFor(widthWith(2)))
  if (!isWide || !hasRoomForOne) return 0
  return hasRoomForTwo ? 2 : 1
}

/** The bars of the page and the table, which some systems draw beside their contents. */
const SCROLL_BARS = 30

/** The invoice is known while its cost scrolls into sight. */
const knownByFolio = (column: CartColumn): CartColumn => {
  if (column.id === 'payer') return { ...column, width: WIDTH_OF_NAMES }
  return column.id === 'remove' || column.id === 'folio' ? { ...column, sticky: true } : column
}

/** The table scrolls sideways anyway, so that usual names are whole. */
const WIDTH_OF_NAMES = 216

/** A file has no room to save, and is read without the screen. */
const withConvention = (column: CartColumn): CartColumn =>
  column.id === 'annualRate' ? { ...column, header: effectiveRateText.annual } : column
