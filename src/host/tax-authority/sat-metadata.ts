import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { readAmount } from './amount.ts'
import { readDelimited, type DelimitedRow } from './delimited.ts'
import { failed, type ReadResult } from './file-reading.ts'
import { collectRows } from './rows.ts'
import type { MetadataEntry, ReadErrorCode, ThirdPartyEntry, WarningCode } from './tax-document.ts'
import { readUuid } from './uuid.ts'
import { readRfc } from './wire-identifier.ts'

/** The SAT's bulk metadata: one line per document, or per document issued on behalf of a third party. */
export const readMetadata = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: '~', quote: '|' })
  if (table.has('RfcEmisor') && table.has('Estatus')) return collectRows(table.rows, readEntry)
  return table.has('RfcACuentaTerceros') ? collectRows(table.rows, readThirdParty) : failed('UNSUPPORTED_DOCUMENT')
}

const STATUSES: ReadonlyMap<string, MetadataEntry['status']> = new Map([
  ['1', 'CURRENT'],
  ['0', 'CANCELLED'],
  ['vigente', 'CURRENT'],
  ['cancelado', 'CANCELLED'],
])

const readEntry = (row: DelimitedRow): E.Either<ReadErrorCode, MetadataEntry> => {
  const [uuid, date, total] = [row.value('Uuid'), row.value('FechaEmision'), row.value('Monto')]
  const [issuerText, receiverText, statusText] = [
    row.value('RfcEmisor'),
    row.value('RfcReceptor'),
    row.value('Estatus'),
  ]
  if ([uuid, date, total, issuerText, receiverText, statusText].includes('')) return E.left('MISSING_FIELD')
  const [key, status] = [readUuid(uuid), STATUSES.get(statusText.toLowerCase())]
  if (key === undefined) return E.left('INVALID_UUID')
  const [issuer, receiver] = [readRfc(issuerText), readRfc(receiverText)]
  if (issuer === undefined || receiver === undefined) return E.left('INVALID_IDENTIFIER')
  const issueDate = CivilDate.parse(date.slice(0, 10))
  if (E.isLeft(issueDate)) return E.left('INVALID_DATE')
  const amount = readAmount('MXN', total)
  if (E.isLeft(amount)) return amount
  if (status === undefined) return E.left('MISSING_FIELD')
  const warnings: ReadonlyArray<WarningCode> =
    issuer.dateIsImpossible || receiver.dateIsImpossible ? ['RFC_IMPOSSIBLE_DATE'] : []
  return E.right({
    _tag: 'MetadataEntry',
    country: 'MX',
    key,
    issuer: { id: issuer.id, name: row.value('NombreEmisor') || issuer.id },
    receiver: { id: receiver.id, name: row.value('NombreReceptor') || receiver.id },
    folio: key.slice(0, 8),
    issueDate: issueDate.right,
    status,
    kind: row.value('EfectoComprobante'),
    total,
    warnings,
  })
}

const readThirdParty = (row: DelimitedRow): E.Either<ReadErrorCode, ThirdPartyEntry> => {
  const [key, party] = [readUuid(row.value('Uuid')), readRfc(row.value('RfcACuentaTerceros'))]
  if (key === undefined) return E.left('INVALID_UUID')
  if (party === undefined) return E.left('INVALID_IDENTIFIER')
  const name = row.value('NombreACuentaTerceros') || party.id
  return E.right({
    _tag: 'ThirdPartyEntry',
    country: 'MX',
    key,
    party: { id: party.id, name },
    warnings: party.dateIsImpossible ? ['RFC_IMPOSSIBLE_DATE'] : [],
  })
}
