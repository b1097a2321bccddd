import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import { textOfEffect } from './store/stored-effects.ts'

/** The facts of an invoice, issued or received, that a refresh compares. */
export interface DocumentedFacts {
  readonly key: string
  readonly folio: string
  /** The sum that can be financed, or is to be paid. */
  readonly owed: Money
  /** Why it is not financed, or not paid. */
  readonly reasons: ReadonlyArray<string>
  /** The tax id of who is paid. */
  readonly payee: string
  /** The due date of an issued one. */
  readonly dueDate: CivilDate | undefined
  readonly effects: ReadonlyArray<DocumentEffect>
}

export interface InvoiceChange {
  readonly key: string
  readonly folio: string
  readonly field: 'AMOUNT' | 'STATE' | 'PAYEE' | 'DUE_DATE'
  readonly before: string
  readonly after: string
  /** The document that changed it, where one can be named. */
  readonly because: DocumentEffect | undefined
}

/** Compares two states of one invoice. Amounts are minor units. */
export const changesBetween = (before: DocumentedFacts, after: DocumentedFacts): ReadonlyArray<InvoiceChange> => {
  const known = new Set(before.effects.map(textOfEffect))
  const because = after.effects.find((effect) => !known.has(textOfEffect(effect)))
  const { folio, key } = after
  return FIELDS.flatMap(([field, textOf]) => {
    const [earlier, later] = [textOf(before), textOf(after)]
    return earlier === later ? [] : [{ key, folio, field, before: earlier, after: later, because }]
  })
}

const FIELDS: ReadonlyArray<readonly [InvoiceChange['field'], (facts: DocumentedFacts) => string]> = [
  ['AMOUNT', ({ owed }) => String(owed.minor)],
  ['STATE', ({ reasons }) => reasons.join(' ')],
  ['PAYEE', ({ payee }) => payee],
  ['DUE_DATE', ({ dueDate }) => dueDate ?? ''],
]

/** One line for people: `F-121: de $1,160.00 a $160.00; el recibo P-12 dice que te pagaron $1,000.00`. */
export const changeText = (
  [first, ...others]: readonly [InvoiceChange, ...ReadonlyArray<InvoiceChange>],
  { currency }: Money,
  country: Country,
): string => {
  const amount = [first, ...others].find(({ field }) => field === 'AMOUNT')
  const money = (minor: string): string => formatMoney({ currency, minor: Number(minor) }, country)
  const what = amount === undefined ? WHAT[first.field] : `de ${money(amount.before)} a ${money(amount.after)}`
  const why = first.because === undefined ? undefined : BECAUSE[first.because.effect](first.because, country)
  return `${first.folio}: ${what}${why === undefined ? '' : `; ${why}`}`
}

const WHAT: Readonly<Record<InvoiceChange['field'], string>> = {
  AMOUNT: 'cambió su monto',
  STATE: 'cambió su estado',
  PAYEE: 'cambió a quién se paga',
  DUE_DATE: 'cambió su vencimiento',
}

const of = (effect: DocumentEffect, country: Country): string =>
  effect.amount === undefined ? '' : ` ${formatMoney(effect.amount, country)}`

const BECAUSE: Readonly<Record<DocumentEffect['effect'], (effect: DocumentEffect, country: Country) => string>> = {
  CANCELS: () => 'está cancelada ante la autoridad tributaria',
  REPLACES: ({ folio }) => `la sustituye ${folio}`,
  ANNULS: ({ folio }) => `la nota de crédito ${folio} la anula`,
  CREDITS: (effect, country) => `la nota de crédito ${effect.folio} descuenta${of(effect, country)}`,
  DEBITS: (effect, country) => `la nota de débito ${effect.folio} suma${of(effect, country)}`,
  PAYS: (effect, country) => `el recibo ${effect.folio} dice que se pagaron${of(effect, country)}`,
  PAID_AT_ISSUE: (effect, country) => `dice que se pagaron${of(effect, country)} al emitirla`,
  ASSIGNS: ({ to }) => `se cedió a ${to?.name ?? 'otra empresa'}`,
  CLAIMS: ({ by }) => `la reclamó ${by.name}`,
}
