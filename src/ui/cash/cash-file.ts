import type { CashTable } from '#application/cash/cash-table.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { cashText as text } from '../text/cash.ts'

interface FileRow {
  readonly name: string
  readonly currency: Currency
  readonly values: ReadonlyArray<Money | undefined>
}

/** The lines of the tables with their exact amounts, as a file has them. */
export const cashFile = (
  tables: ReadonlyArray<CashTable & { readonly currency: Currency }>,
  country: Country,
  today: CivilDate,
) => {
  const names = new Map(
    tables.flatMap(({ places }) => places.map(({ place }) => [place, text.placeName(place, today)] as const)),
  )
  const rows = tables.flatMap(({ currency, lines, places }): ReadonlyArray<FileRow> => {
    const at = (values: ReadonlyArray<Money | undefined>): FileRow['values'] =>
      [...names.keys()].map((place) => values[places.findIndex((one) => one.place === place)])
    const line = (name: string, values: ReadonlyArray<Money | undefined>): FileRow => ({
      name,
      currency,
      values: at(values),
    })
    const of = (direction: 'IN' | 'OUT') =>
      lines
        .filter(({ row }) => row.direction === direction)
        .map(({ cells, row }) =>
          line(
            text.rowName(row, country),
            cells.map((cell) => cell?.amount),
          ),
        )
    return [
      ...of('IN'),
      line(
        text.in,
        places.map((place) => place.in),
      ),
      ...of('OUT'),
      line(
        text.out,
        places.map((place) => place.out),
      ),
      line(
        text.closing,
        places.map(({ balances }) => balances?.closing),
      ),
      line(
        text.closingIfOverduePaid,
        places.map(({ balances }) => balances?.closingIfOverduePaid),
      ),
    ]
  })
  const columns: ReadonlyArray<Column<FileRow>> = [
    { id: 'name', header: text.fileConcept, render: ({ name }) => name, exported: ({ name }) => name, width: 160 },
    ...[...names].map(([place, header], index) => ({
      id: place,
      header,
      render: () => null,
      exported: ({ values }: FileRow) => values[index],
      width: 100,
    })),
  ]
  return { columns, rows }
}
