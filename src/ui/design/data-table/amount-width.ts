import type { Country } from '#domain/kernel/country.ts'

/** The width of the longest usual amount of each country, which is never truncated. */
export const AMOUNT_WIDTH: Readonly<Record<Country, number>> = { CL: 128, MX: 150 }
