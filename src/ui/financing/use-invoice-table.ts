import { useEffect, useMemo } from 'react'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { TableSettings } from '#application/preferences/table-settings.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ColumnChoice } from '../design/data-table/table-menu.tsx'
import { CARD_HEIGHT } from '../design/data-table/table-layout.ts'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useViewModel } from '../di/use-view-model.ts'
import type { OnRemove } from './invoice-cells.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import type { InvoiceColumn } from './invoice-columns.types.ts'

export interface InvoiceTableShape {
  readonly columns: ReadonlyArray<InvoiceColumn>
  /** The columns of an exported file: those on view, name and identifier apart. */
  readonly fileColumns: ReadonlyArray<InvoiceColumn>
  /** The columns that the user can hide, and the height of the rows. */
  readonly settings: ColumnChoice
  readonly heights: typeof COMPACT_HEIGHTS | undefined
}

/** The window in which no column shares its place: the sum of their widths, the menu, the space around the page, and two scroll bars. */
const WHOLE: Readonly<Record<Country, string>> = { CL: '(min-width: 1264px)', MX: '(min-width: 1306px)' }

const COMPACT_HEIGHTS = { row: 32, card: CARD_HEIGHT }
/** An invoice is known by its folio, its payer and its amount. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['folio', 'payer', 'amount', 'remove'])

/** The columns of the invoices as the screen has space and the user chose; cards are always whole. */
export const useInvoiceTable = (country: Country, onRemove: OnRemove | undefined): InvoiceTableShape => {
  const { today } = useViewModel(BusinessCalendar)
  const look = useViewModel(TableSettings)
  useEffect(() => look.activate(), [look])
  const hasCards = useMediaQuery(NARROW_SCREEN)
  const isCompact = !useMediaQuery(WHOLE[country]) && !hasCards
  const { compactRows, hiddenColumns } = look.look
  const isSingleLine = compactRows && !hasCards
  return useMemo(() => {
    const isHidden = (id: string): boolean => !hasCards && hiddenColumns.includes(id)
    const isShown = ({ id }: InvoiceColumn): boolean => ALWAYS_SHOWN.has(id) || !isHidden(id)
    const isMethodBelow = isCompact && !isSingleLine && !isHidden('method') && !isHidden('extra')
    const shape = { country, today, isCompact, isSingleLine, isMethodBelow: false, onRemove }
    const choices = invoiceColumns(shape).filter(({ id }) => !ALWAYS_SHOWN.has(id))
    const ids = choices.map(({ id }) => id)
    /* A column that this width of the screen does not have stays as it was chosen. */
    const others = hiddenColumns.filter((id) => !ids.includes(id))
    return {
      columns: invoiceColumns({ ...shape, isMethodBelow }).filter(isShown),
      fileColumns: invoiceColumns({ ...shape, isCompact: false, onRemove: undefined }).filter(isShown),
      settings: {
        columns: choices,
        shown: ids.filter((id) => !hiddenColumns.includes(id)),
        onShow: (shown: ReadonlyArray<string>) =>
          look.hideColumns([...others, ...ids.filter((id) => !shown.includes(id))]),
        rows: { isCompact: compactRows, onCompact: look.setCompact },
      },
      heights: isSingleLine ? COMPACT_HEIGHTS : undefined,
    }
  }, [country, today, isCompact, isSingleLine, hasCards, compactRows, hiddenColumns, look, onRemove])
}
