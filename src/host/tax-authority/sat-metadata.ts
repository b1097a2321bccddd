import * as E from 'fp-ts/Either'
import { readAmount } from './amount.ts'
import { readDelimited, type DelimitedRow } from './delimited.ts'
import { failed, type ReadResult } from './file-reading.ts'
import { readAs, refused } from './read-reasons.ts'
import { collectRows, stated, textIn } from './rows.ts'
import type { MetadataEntry, ReadErrorCode, ThirdPartyEntry, WarningCode } from './tax-document.ts'
import { readTimedDate } from './timed-date.ts'
import { readUuid } from './uuid.ts'
import { readRfc } from './wire-identifier.ts'

/** The SAT's bulk metadata: one line per document, or per document issued on behalf of a third party. */
export const readMetadata = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: '~', quote: '|' })
  if (table.has('RfcEmisor') && table.has('Estatus')) return collectRows(table.rows, readEntry)
  if (!table.has('RfcACuentaTerceros')) return failed('UNSUPPORTED_DOCUMENT')
  /* Every package of metadata has a list of third parties, usually without lines. */
  return { ...collectRows(table.rows, readThirdParty), warnings: [] }
}

const STATUSES: ReadonlyMap<string, MetadataEntry['status']> = new Map([
  ['1', 'CURRENT'],
  ['0', 'CANCELLED'],
  ['vigente', 'CURRENT'],
  ['cancelado', 'CANCELLED'],
])

const readEntry = (row: DelimitedRow): E.Either<ReadonlyArray<ReadErrorCode>, MetadataEntry> => {
  const key = readAs(stated(row, 'Uuid'), readUuid, 'INVALID_UUID')
  const issuer = readAs(stated(row, 'RfcEmisor'), readRfc, 'INVALID_IDENTIFIER')
  const receiver = readAs(stated(row, 'RfcReceptor'), readRfc, 'INVALID_IDENTIFIER')
  const status = readAs(stated(row, 'Estatus'), (text) => STATUSES.get(text.toLowerCase()), 'INVALID_STATUS')
  const issueDate = readAs(stated(row, 'FechaEmision'), readTimedDate, 'INVALID_DATE')
  const total = stated(row, 'Monto')
  const amount = E.isLeft(total) ? total : readAmount('MXN', total.right)
  if (
    E.isLeft(key) ||
    E.isLeft(issuer) ||
    E.isLeft(receiver) ||
    E.isLeft(status) ||
    E.isLeft(issueDate) ||
    E.isLeft(total) ||
    E.isLeft(amount)
  )
    return refused(key, issuer, receiver, status, issueDate, amount)
  const warnings: ReadonlyArray<WarningCode> =
    issuer.right.dateIsImpossible || receiver.right.dateIsImpossible ? ['RFC_IMPOSSIBLE_DATE'] : []
  return E.right({
    _tag: 'MetadataEntry',
    country: 'MX',
    key: key.right,
    issuer: { id: issuer.right.id, name: textIn(row, 'NombreEmisor') || issuer.right.id },
    receiver: { id: receiver.right.id, name: textIn(row, 'NombreReceptor') || receiver.right.id },
    folio: key.right.slice(0, 8),
    issueDate: issueDate.right,
    status: status.right,
    kind: textIn(row, 'EfectoComprobante'),
    total: total.right,
    warnings,
  })
}

const readThirdParty = (row: DelimitedRow): E.Either<ReadonlyArray<ReadErrorCode>, ThirdPartyEntry> => {
  const key = readAs(stated(row, 'Uuid'), readUuid, 'INVALID_UUID')
  const party = readAs(stated(row, 'RfcACuentaTerceros'), readRfc, 'INVALID_IDENTIFIER')
  if (E.isLeft(key) || E.isLeft(party)) return refused(key, party)
  const { dateIsImpossible, id } = party.right
  return E.right({
    _tag: 'ThirdPartyEntry',
    country: 'MX',
    key: key.right,
    party: { id, name: textIn(row, 'NombreACuentaTerceros') || id },
    warnings: dateIsImpossible ? ['RFC_IMPOSSIBLE_DATE'] : [],
  })
}
