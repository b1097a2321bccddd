import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'

/** The cost of an operation in one sentence, and what late payers change. A name in braces is the place of an amount. */
export const allIncludedText = {
  title: 'Todo incluido',
  sentence: (share: string | undefined): string =>
    `Anticipar {total} te cuesta {cost}${share === undefined ? '' : `, el ${share} de tus facturas`}.`,
  late: (days: number, country: Country): string =>
    `Si tus clientes pagan ${counted(days, country, 'día', 'días')} tarde, el interés por mora es {interest}: recibes después {returned} en vez de {onTime}.`,
  debt: 'Además deberías {debt}, porque el interés supera lo retenido.',
} as const
