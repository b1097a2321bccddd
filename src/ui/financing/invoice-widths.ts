import type { Country } from '#domain/kernel/country.ts'

/**
 * Widths of the longest usual content of each country: amounts are never truncated. Together they fit a laptop of 1366
 * pixels with scroll bars, so that the table does not scroll sideways there. `payer` is of name and identifier in one
 * column; `extra` has room for a chip.
 */
export const INVOICE_WIDTHS = {
  CL: { payer: 180, identifier: 112, method: 84, amount: 138, extra: 120 },
  MX: { payer: 148, identifier: 144, method: 108, amount: 150, extra: 116 },
} as const satisfies Readonly<Record<Country, Readonly<Record<string, number>>>>
