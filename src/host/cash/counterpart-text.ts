import type { Country } from '#domain/kernel/country.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { counterpartWords } from '#domain/labels/counterpart-words.ts'

const CURRENCIES: Readonly<Record<Currency, string>> = { CLP: 'Pesos', MXN: 'Pesos', USD: 'Dólares' }

/** The statement of a payer or a supplier as a document. */
export const counterpartText = {
  product: 'Anticipo',
  between: (company: string, from: string, to: string): string => `Con ${company}, del ${from} al ${to}`,
  currency: (currency: Currency): string => CURRENCIES[currency],
  createdOn: (date: string): string => `Documento creado el ${date}`,
  page: (page: number, pages: number): string => `Página ${page} de ${pages}`,
  fileName: (name: string, to: string, country: Country): string =>
    `${counterpartWords.statement[country]} ${name} ${to}.pdf`,
} as const
