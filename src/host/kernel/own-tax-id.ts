import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'

/** The country follows from the format: a RUT is Chilean, an RFC Mexican. */
export interface OwnTaxId {
  readonly country: Country
  /** In its wire form. */
  readonly identifier: string
}

export const readOwnTaxId = (text: string): OwnTaxId | undefined => {
  for (const country of ['CL', 'MX'] as const) {
    const read = parseOwnTaxId(country, text)
    if (E.isRight(read)) return { country, identifier: read.right }
  }
  return undefined
}
