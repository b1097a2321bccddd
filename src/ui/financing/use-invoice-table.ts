import { useEffect, useMemo } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { TableSettings } from '#application/preferences/table-settings.ts'
import type { Country } from '#domain/kernel/country.ts'
import { CARD_HEIGHT } from '../design/data-table/table-layout.ts'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import type { OnRemove } from './invoice-cells.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import type { InvoiceColumn } from './invoice-columns.types.ts'
import { roomFor } from './table-room.ts'

export interface InvoiceTableShape {
  readonly look: TableSettings
  readonly columns: ReadonlyArray<InvoiceColumn>
  /** The columns of an exported file: those on view, name and identifier apart. */
  readonly fileColumns: ReadonlyArray<InvoiceColumn>
  /** Those that the user can hide. */
  readonly choices: ReadonlyArray<InvoiceColumn>
  readonly heights: typeof COMPACT_HEIGHTS | undefined
}

/** The sum of the columns with those of the tax id and of the method, and two scroll bars. */
const WHOLE: Readonly<Record<Country, number>> = { CL: 1032, MX: 1102 }

const COMPACT_HEIGHTS = { row: 32, card: CARD_HEIGHT }
/** An invoice is known by its folio, its payer and its amount. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['folio', 'payer', 'amount', 'remove'])

/** The columns of the invoices as the screen has space and the user chose; cards are always whole. */
export const useInvoiceTable = (country: Country, onRemove: OnRemove | undefined): InvoiceTableShape => {
  const { today } = useViewModel(BusinessCalendar)
  const look = useViewModel(TableSettings)
  useEffect(() => look.activate(), [look])
  const isCompact = !useMediaQuery(roomFor(WHOLE[country]))
  const hasCards = useMediaQuery(NARROW_SCREEN)
  const { compactRows, hiddenColumns } = look.look
  const isSingleLine = compactRows && !hasCards
  return useMemo(() => {
    const isHidden = (id: string): boolean => !hasCards && hiddenColumns.includes(id)
    const isShown = ({ id }: InvoiceColumn): boolean => ALWAYS_SHOWN.has(id) || !isHidden(id)
    const isMethodBelow = isCompact && !isSingleLine && !isHidden('method') && !isHidden('extra')
    const shape = { country, today, isCompact, isSingleLine, isMethodBelow: false, onRemove }
    return {
      look,
      columns: invoiceColumns({ ...shape, isMethodBelow }).filter(isShown),
      fileColumns: invoiceColumns({ ...shape, isCompact: false, onRemove: undefined }).filter(isShown),
      choices: invoiceColumns(shape).filter(({ id }) => !ALWAYS_SHOWN.has(id)),
      heights: isSingleLine ? COMPACT_HEIGHTS : undefined,
    }
  }, [country, today, isCompact, isSingleLine, hasCards, hiddenColumns, look, onRemove])
}
