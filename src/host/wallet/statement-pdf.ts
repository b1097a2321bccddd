import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { ACCOUNTS } from '#domain/wallet/movement.ts'
import {
  type BankSide,
  bankSideOf,
  STATEMENT_ACCOUNTS,
  type StatementLine,
  statementOf,
} from '#domain/wallet/statement.ts'
import { drawableText } from '../pdf/drawable-text.ts'
import { createPdf, drawFooters, drawHeading, FONTS, type Pdf, WIDTH } from '../pdf/pdf-document.ts'
import { drawTable, type PdfColumn } from '../pdf/pdf-table.ts'
import { statementWords } from '#domain/labels/statement-words.ts'
import { statementDocumentText as text } from './statement-text.ts'
import type { BookedEntry, MonthlyLedger } from './statement.ts'

export interface StatementDocument {
  readonly country: Country
  readonly company: { readonly name: string; readonly identifier: string }
  readonly ledger: MonthlyLedger
  readonly createdOn: CivilDate
}

/** The statement of a month as a PDF, with the figures of the screen. Totals are rows of their table. */
export const statementPdf = ({ company, country, createdOn, ledger }: StatementDocument): Promise<Uint8Array> => {
  const { currency, taxIdLabel } = profileOf(country)
  const { accounts, bank, charges, control } = statementOf(currency, ledger.opening, ledger.entries)
  const words = statementWords(country)
  const row = ({ amount, entry }: StatementLine<BookedEntry>, reference = entry.folio ?? ''): Row => ({
    on: formatShortDate(entry.on),
    name: words.movements[entry.type],
    order: entry.orderId ?? '',
    reference,
    amount,
  })
  const draw = (pdf: Pdf, title: string, reference: string, rows: ReadonlyArray<Row>): void => {
    drawHeading(pdf, title)
    drawTable(pdf, FONTS, columnsOf(country, reference), rows)
  }
  return createPdf(text.title(ledger.month, country), text.product, (pdf) => {
    pdf.text(drawableText(company.name))
    pdf.text(`${taxIdLabel} ${displayTaxId(country, company.identifier)}`)
    if (ledger.isProvisional) pdf.font(FONTS.bold).text(text.provisional).font(FONTS.regular)
    draw(pdf, text.bank, text.columns.account, [
      ...bank.lines.map((line) => row(line, nameOf(bankSideOf(line.entry)))),
      ...bank.groups.map(({ amount, group }) => total(text.totalOf(nameOf(group)), amount)),
      total(text.total, bank.total),
    ])
    for (const account of STATEMENT_ACCOUNTS) {
      const { closing, lines, opening } = accounts[account]
      const rows = [total(text.opening, opening), ...lines.map((line) => row(line)), total(text.closing, closing)]
      draw(pdf, words.accounts[account], text.columns.folio, rows)
    }
    draw(pdf, text.charges, text.columns.folio, [
      ...charges.lines.map((line) => row(line)),
      ...charges.groups.map(({ amount, group }) => total(text.totalOf(words.charges[group]), amount)),
      total(text.total, charges.total),
    ])
    draw(pdf, text.control, '', [
      ...ACCOUNTS.map((account) => total(words.accounts[account], control.closing[account])),
      total(text.difference, control.difference),
    ])
    drawFooters(pdf, `${text.product} · ${text.createdOn(formatShortDate(createdOn))}`, text.page)
  })
}

interface Row {
  readonly on: string
  readonly name: string
  readonly order: string
  /** The invoice, or the account. */
  readonly reference: string
  readonly amount: Money
}

const total = (name: string, amount: Money): Row => ({ on: '', name, order: '', reference: '', amount })

const nameOf = (side: BankSide): string =>
  typeof side === 'string' ? text.sides[side] : text.account(side.bank, side.lastDigits)

const columnsOf = (country: Country, reference: string): ReadonlyArray<PdfColumn<Row>> => [
  { header: text.columns.on, width: 60, cell: ({ on }) => on },
  { header: text.columns.type, width: WIDTH - 360, cell: ({ name }) => drawableText(name) },
  { header: text.columns.order, width: 60, cell: ({ order }) => order },
  { header: reference, width: 140, cell: (row) => drawableText(row.reference) },
  { header: text.columns.amount, width: 100, align: 'right', cell: ({ amount }) => formatMoney(amount, country) },
]
