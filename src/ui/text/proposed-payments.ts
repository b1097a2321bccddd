import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { counted } from './plural.ts'

/** A payment or a financing that others authorise. */
export const proposedPaymentText = {
  methods: {
    TRANSFER: 'Con una transferencia a la cuenta a nombre de la empresa',
    DIRECT: 'Con transferencias directas a cada proveedor',
  } satisfies Record<'TRANSFER' | 'DIRECT', string>,
  repaid: (day: string, cost: string | undefined): string =>
    cost === undefined ? `Se devuelve el ${day}` : `Se devuelve el ${day}; cuesta ${cost}`,
  paidOn: (day: string): string => `se paga el ${day}`,
  noAccount: 'Sin cuenta',
  /** The first folios, and how many more there are. */
  folios: (folios: ReadonlyArray<string>, invoices: number, country: Country): string => {
    const words = `${counted(invoices, country, 'factura', 'facturas')}: ${folios.join(', ')}`
    return folios.length < invoices ? `${words} y ${formatInteger(invoices - folios.length, country)} más` : words
  },
}
