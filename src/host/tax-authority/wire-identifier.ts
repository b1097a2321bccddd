import * as E from 'fp-ts/Either'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'

/** An RFC as documents carry it. Some registered ones hold no real date: that is worth a warning, not a refusal. */
export interface WireRfc {
  readonly id: string
  readonly dateIsImpossible: boolean
}

export const readRfc = (text: string): WireRfc | undefined => {
  const read = Rfc.fromWire(text.trim())
  if (E.isRight(read)) return { id: read.right, dateIsImpossible: false }
  return read.left._tag === 'RfcDateImpossible'
    ? { id: text.trim().normalize('NFC').toUpperCase(), dateIsImpossible: true }
    : undefined
}

/** A RUT as documents and registers carry it: some writers leave the dots in. */
export const readRut = (text: string): string | undefined => {
  const read = Rut.fromWire(text.slice(0, LONGEST_DOTTED).replaceAll('.', '').trim())
  return E.isRight(read) ? read.right : undefined
}

/** Beyond it nothing is a RUT, and what is cut off cannot make one of it. */
const LONGEST_DOTTED = 40
