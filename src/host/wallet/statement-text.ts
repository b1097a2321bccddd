import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import type { Country } from '#domain/kernel/country.ts'
import { monthName, STATEMENT_LABELS, statementWords } from '#domain/labels/statement-words.ts'

/** The monthly statement as a document. */
export const statementDocumentText = {
  ...STATEMENT_LABELS,
  title: (month: CalendarMonth, country: Country): string =>
    `${statementWords(country).statement} de ${monthName(month)}`,
  fileName: (month: CalendarMonth, country: Country): string => `${statementWords(country).statement} ${month}.pdf`,
  product: 'Anticipo',
  provisional: 'Provisional: el mes sigue abierto y puede recibir más movimientos.',
  account: (bank: string, lastDigits: string): string => `${bank} ···${lastDigits}`,
  createdOn: (date: string): string => `Documento creado el ${date}`,
  page: (page: number, pages: number): string => `Página ${page} de ${pages}`,
} as const
