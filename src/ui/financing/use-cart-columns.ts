import { useEffect, useMemo } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { OrderFlowViewModel } from '#application/financing/order-flow.view-model.ts'
import { TableSettings } from '#application/preferences/table-settings.ts'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ColumnChoice } from '../design/data-table/table-menu.tsx'
import { WIDE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { effectiveRateText } from '../text/effective-rates.ts'
import { cartColumns, type CartSpace } from './cart-columns.tsx'
import { costColumns } from './cart-cost-columns.tsx'
import type { CartColumn } from './cart-fact-columns.tsx'
import { useCartSpace } from './use-cart-space.ts'

export interface CartTableShape {
  readonly space: CartSpace
  readonly columns: ReadonlyArray<CartColumn>
  readonly fileColumns: ReadonlyArray<CartColumn>
  /** The choice of the columns with the cost of each invoice. */
  readonly settings: ColumnChoice
}

/** The columns of the cart as the screen has space and the user chose. Those of the cost are open in a wide window. */
export const useCartColumns = (flow: OrderFlowViewModel, country: Country): CartTableShape => {
  const calendar = useViewModel(BusinessCalendar)
  const look = useViewModel(TableSettings)
  useEffect(() => look.activate(), [look])
  const hasNotices = flow.cart.lines.some(({ invoice }) => noticeOf(invoice, calendar.today) !== undefined)
  const space = useCartSpace(country, flow.table.type, hasNotices)
  const isWide = useMediaQuery(WIDE_SCREEN)
  const costs = useMemo(() => costColumns(flow, country), [flow, country])
  const { costColumns: chosen } = look.look
  const shown = useMemo(
    () => costs.map(({ id }) => id).filter((id) => chosen?.includes(id) ?? isWide),
    [costs, chosen, isWide],
  )
  const columns = useMemo(() => {
    if (space === 'card' || shown.length === 0) return cartColumns({ flow, calendar, country, space, hasNotices })
    const facts = cartColumns({ flow, calendar, country, space: 'narrow', hasNotices }).map(knownByFolio)
    return [...facts, ...costs.filter(({ id }) => shown.includes(id))]
  }, [flow, calendar, country, space, hasNotices, costs, shown])
  const fileColumns = useMemo(
    () => [...cartColumns({ flow, calendar, country, space: 'wide' }), ...costs.map(withConvention)],
    [flow, calendar, country, costs],
  )
  return { space, columns, fileColumns, settings: { columns: costs, shown, onShow: look.showCostColumns } }
}

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
