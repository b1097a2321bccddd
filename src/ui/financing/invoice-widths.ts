import type { Country } from '#domain/kernel/country.ts'

/**
 * Widths of the longest usual content of each country: amounts and dates are never truncated. `payer` is of name and identifier in
 * one column; `extra` has room for a chip.
 */
export const INVOICE_WIDTHS = {
  CL: { payer: 158, identifier: 112, method: 118, amount: 130, extra: 120 },
  MX: { payer: 138, identifier: 144, method: 118, amount: 142, extra: 122 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>

/** In both countries: `folio` has room for the mark of its signature, `dueDate` for that of an overdue invoice. */
export const COMMON_WIDTHS = { folio: 84, issueDate: 104, dueDate: 124 } as const
