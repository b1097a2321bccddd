import type { BookedEntry } from '#application/wallet/statements.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { ACCOUNTS } from '#domain/wallet/movement.ts'
import {
  type BankSide,
  bankSideOf,
  type Statement,
  STATEMENT_ACCOUNTS,
  type StatementLine,
} from '#domain/wallet/statement.ts'
import { accountName } from '../text/deposit.ts'
import { statementWords } from '#domain/labels/statement-words.ts'
import { statementText as text } from '../text/statement.ts'

/** A line of a section, or a total of it. */
export interface StatementRow {
  readonly id: string
  readonly section: string
  readonly name: string
  readonly amount: Money
  readonly on?: CivilDate
  readonly orderId?: OrderId | undefined
  readonly folio?: string | undefined
  readonly account?: string
  readonly isTotal: boolean
}

export interface StatementSection {
  readonly title: string
  readonly detail?: string
  /** The columns that it has besides the name and the amount. */
  readonly columns: 'account' | 'folio' | 'none'
  readonly rows: ReadonlyArray<StatementRow>
}

/** The sections of a statement, each with its totals as rows. */
export const sectionsOf = (
  { accounts, bank, charges, control }: Statement<BookedEntry>,
  country: Country,
): ReadonlyArray<StatementSection> => {
  const words = statementWords(country)
  const total = (section: string, name: string, amount: Money): StatementRow => ({
    id: `${section} ${name}`,
    section,
    name,
    amount,
    isTotal: true,
  })
  const rowOf =
    (section: string) =>
    ({ amount, entry: { folio, id, on, orderId, type } }: StatementLine<BookedEntry>): StatementRow => ({
      id,
      section,
      name: words.movements[type],
      amount,
      on,
      orderId,
      folio,
      isTotal: false,
    })
  const nameOf = (side: BankSide): string => (typeof side === 'string' ? text.sides[side] : accountName(side))
  return [
    {
      title: text.bank,
      detail: text.bankDetail,
      columns: 'account',
      rows: [
        ...bank.lines.map((line) => ({ ...rowOf(text.bank)(line), account: nameOf(bankSideOf(line.entry)) })),
        ...bank.groups.map(({ amount, group }) => total(text.bank, text.totalOf(nameOf(group)), amount)),
        total(text.bank, text.total, bank.total),
      ],
    },
    ...STATEMENT_ACCOUNTS.map((account): StatementSection => {
      const title = words.accounts[account]
      const { closing, lines, opening } = accounts[account]
      const rows = [
        total(title, text.opening, opening),
        ...lines.map(rowOf(title)),
        total(title, text.closing, closing),
      ]
      return { title, columns: 'folio', rows }
    }),
    {
      title: text.charges,
      columns: 'folio',
      rows: [
        ...charges.lines.map(rowOf(text.charges)),
        ...charges.groups.map(({ amount, group }) => total(text.charges, text.totalOf(words.charges[group]), amount)),
        total(text.charges, text.total, charges.total),
      ],
    },
    {
      title: text.control,
      detail: text.controlDetail(country),
      columns: 'none',
      rows: [
        ...ACCOUNTS.map((account) => ({
          ...total(text.control, words.accounts[account], control.closing[account]),
          isTotal: false,
        })),
        total(text.control, text.difference, control.difference),
      ],
    },
  ]
}
