import * as E from 'fp-ts/Either'
import * as Rfc from '#domain/tax-id/rfc.ts'
import * as Rut from '#domain/tax-id/rut.ts'

/** An RFC of a document. Some registered ones contain no existing date, which is a warning. */
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

/** A RUT of documents and registers: some writers retain the dots. */
export const readRut = (text: string): string | undefined => {
  const read = Rut.fromWire(text.slice(0, MAX_DOTTED_LENGTH).replaceAll('.', '').trim())
  return E.isRight(read) ? read.right : undefined
}

/** A longer text is no RUT, also when it is cut. */
const MAX_DOTTED_LENGTH = 40
