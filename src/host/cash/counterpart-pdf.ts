import type { CounterpartBlock, CounterpartLine, CounterpartStatement } from '#domain/cash/counterpart-statement.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { counterpartWords as words } from '#domain/labels/counterpart-words.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { drawableText } from '../pdf/drawable-text.ts'
import { createPdf, drawFooters, drawHeading, FONTS, WIDTH } from '../pdf/pdf-document.ts'
import { drawTable, type PdfColumn } from '../pdf/pdf-table.ts'
import { counterpartText as text } from './counterpart-text.ts'

export interface CounterpartDocument {
  readonly country: Country
  readonly company: Pick<CounterpartStatement, 'identifier' | 'name'>
  readonly counterpart: CounterpartStatement
  readonly createdOn: CivilDate
}

/** The statement of a payer or a supplier as a PDF, with the lines of the screen. */
export const counterpartPdf = ({
  company,
  counterpart,
  country,
  createdOn,
}: CounterpartDocument): Promise<Uint8Array> => {
  const { taxIdLabel } = profileOf(country)
  const { averageDaysLate, blocks, from, identifier, name, to } = counterpart
  const title = `${words.statement[country]} · ${name}`
  return createPdf(drawableText(title), text.product, (pdf) => {
    pdf.text(`${taxIdLabel} ${displayTaxId(country, identifier)}`)
    pdf.text(drawableText(text.between(company.name, formatShortDate(from), formatShortDate(to))))
    if (averageDaysLate !== undefined) pdf.text(words.averageDaysLate(averageDaysLate))
    for (const block of blocks) {
      drawHeading(pdf, text.currency(block.currency))
      drawTable(pdf, FONTS, columnsOf(country), rowsOf(block, from, to))
    }
    drawFooters(pdf, `${text.product} · ${text.createdOn(formatShortDate(createdOn))}`, text.page)
  })
}

interface Row {
  readonly on: CivilDate
  readonly name: string
  readonly document: string
  readonly added: Money | undefined
  readonly removed: Money | undefined
  readonly balance: Money
}

const rowsOf = ({ added, closing, lines, opening, removed }: CounterpartBlock, from: CivilDate, to: CivilDate) => [
  { on: from, name: words.opening, document: '', added: undefined, removed: undefined, balance: opening },
  ...lines.map(rowOf),
  { on: to, name: words.closing, document: '', added, removed, balance: closing },
]

const rowOf = (line: CounterpartLine): Row => {
  const { amount, balance, kind, on } = line
  const detail = words.detail(line)
  return {
    on,
    name: words.kind(kind),
    document: detail === undefined ? words.subject(line) : `${words.subject(line)} · ${detail}`,
    added: amount.minor > 0 ? amount : undefined,
    removed: amount.minor > 0 ? undefined : { ...amount, minor: -amount.minor },
    balance,
  }
}

const columnsOf = (country: Country): ReadonlyArray<PdfColumn<Row>> => {
  const written = (amount: Money | undefined): string => (amount === undefined ? '' : formatMoney(amount, country))
  return [
    { header: words.columns.on, width: 60, cell: ({ on }) => formatShortDate(on) },
    { header: words.columns.kind, width: 100, cell: ({ name }) => name },
    { header: words.columns.document, width: WIDTH - 430, cell: ({ document }) => drawableText(document) },
    { header: words.columns.added, width: 90, align: 'right', cell: ({ added }) => written(added) },
    { header: words.columns.removed, width: 90, align: 'right', cell: ({ removed }) => written(removed) },
    { header: words.closing, width: 90, align: 'right', cell: ({ balance }) => written(balance) },
  ]
}
