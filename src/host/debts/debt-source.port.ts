import type { Country } from '#domain/kernel/country.ts'

/** A debt in major units of the country's currency. */
export interface ReportedDebt {
  readonly total: number
  /** The score of the credit bureau. */
  readonly score?: number | undefined
}

export type DebtKind = 'treasury' | 'bureau' | 'service'

/** The debts of a company that a source knows, by kind; a kind that is absent was never consulted. */
export type ReportedDebts = Readonly<Partial<Record<DebtKind, ReportedDebt>>>

/** The treasury and the credit bureaus. Rejects when they cannot answer. */
export interface DebtSource {
  readonly consult: (country: Country, identifier: string) => Promise<ReportedDebts>
}
