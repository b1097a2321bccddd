import { SOON_DAYS } from '#domain/cash/soon.ts'
import type { Country } from '#domain/kernel/country.ts'

const DEBTS: Readonly<Record<Country, string>> = { CL: 'deudas por mora', MX: 'deudas por intereses moratorios' }

/** The words for the money of the next days. */
export const cashSoonText = {
  title: `Próximos ${SOON_DAYS} días`,
  in: 'entra',
  out: 'sale',
  hint: (country: Country): string =>
    `Sale: facturas y listas por pagar, financiamientos por devolver, ${DEBTS[country]} y gastos fijos.`,
} as const
