import { isReady, type PreviewRow } from '#application/suppliers/supplier-file.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { rowResultText, supplierFileText as text } from '../text/supplier-file.ts'

/** The rows of a file as they were typed, with what stops each. */
export const previewColumns = (country: Country): ReadonlyArray<Column<PreviewRow>> => [
  { id: 'line', header: text.columns.line, render: ({ line }) => line, width: 60, align: 'end' },
  {
    id: 'supplier',
    header: text.columns.supplier,
    render: ({ name }) => name,
    width: 140,
    grow: 1,
    wraps: true,
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: text.columns.identifier(country),
    render: ({ draft }) => draft.identifier,
    width: 130,
    cardPart: 'detail',
  },
  { id: 'bank', header: text.columns.bank, render: ({ bank }) => bank, width: 140, wraps: true },
  {
    id: 'number',
    header: text.columns.number(country),
    render: ({ draft }) => draft.account?.number ?? '',
    width: 170,
    cardPart: 'detail',
  },
  { id: 'term', header: text.columns.term, render: ({ draft }) => draft.term, width: 96, align: 'end' },
  {
    id: 'result',
    header: text.columns.result,
    render: (row) => <Result row={row} country={country} />,
    width: 300,
    wraps: true,
    cardPart: 'chip',
    cardNote: (row) => rowResultText(row, country) ?? '',
  },
]

const Result = ({ row, country }: { readonly row: PreviewRow; readonly country: Country }) =>
  isReady(row) ? <StatusChip color="green" label={text.ready} /> : <span>{rowResultText(row, country)}</span>
