import * as E from 'fp-ts/Either'
import * as TH from 'fp-ts/These'
import { readAmount } from './amount.ts'
import { readDelimited, type DelimitedRow } from './delimited.ts'
import { failed, type ReadResult } from './file-reading.ts'
import { metadataRow, STATUSES, type MetadataRow } from './metadata-row.ts'
import { readAs, rejected, required } from './read-reasons.ts'
import { collectRows, stated, textIn } from './rows.ts'
import type { MetadataEntry, ReadErrorCode, ThirdPartyEntry } from './tax-document.ts'
import { readTimedDate } from './timed-date.ts'
import { readUuid } from './uuid.ts'
import { readRfc } from './wire-identifier.ts'
import type { Writable } from './writable.ts'
import { collapse } from './xml-access.ts'

/** The SAT's bulk metadata: one line per document, or per document issued on behalf of a third party. */
export const readMetadata = (text: string): ReadResult => {
  const table = readDelimited(text, { separator: '~', quote: '|' })
  if (table.has('Estatus')) return collectRows(table.rows, (row) => readEntry(metadataRow(row, table)))
  if (!table.has('RfcACuentaTerceros')) return failed('UNSUPPORTED_DOCUMENT')
  /* Every package of metadata has a list of third parties, usually without lines. */
  return { ...collectRows(table.rows, readThirdParty), warnings: [] }
}

/**
 * The state of a document needs its UUID only. One without a readable state is reported and kept, because it may be
 * cancelled; the rest is read as far as it is there.
 */
const readEntry = (row: MetadataRow): TH.These<ReadonlyArray<ReadErrorCode>, MetadataEntry> => {
  const key = readAs(required(row.value('Uuid') || undefined), readUuid, 'INVALID_UUID')
  const status = statusOf(row)
  if (E.isLeft(key)) return rejected(key, status)
  const [issuer, receiver] = [row.party('RfcEmisor', 'NombreEmisor'), row.party('RfcReceptor', 'NombreReceptor')]
  const issueDate = readTimedDate(row.value('FechaEmision'))
  const cancelledOn = readTimedDate(row.value('FechaCancelacion'))
  const total = row.value('Monto')
  const entry: Writable<MetadataEntry> = {
    _tag: 'MetadataEntry',
    country: 'MX',
    key: key.right,
    folio: key.right.slice(0, 8),
    status: E.isRight(status) ? status.right : 'UNREADABLE',
    kind: collapse(row.value('EfectoComprobante')),
    warnings: [issuer, receiver].some((party) => party?.dateIsImpossible === true) ? ['RFC_IMPOSSIBLE_DATE'] : [],
  }
  if (issuer !== undefined) entry.issuer = issuer.party
  if (receiver !== undefined) entry.receiver = receiver.party
  if (issueDate !== undefined) entry.issueDate = issueDate
  if (cancelledOn !== undefined) entry.cancelledOn = cancelledOn
  if (E.isRight(readAmount('MXN', total))) entry.total = total
  return E.isLeft(status) ? TH.both([status.left], entry) : TH.right(entry)
}

/** A date of cancellation cancels, whatever the state beside it says. */
const statusOf = (row: MetadataRow): E.Either<ReadErrorCode, MetadataEntry['status']> => {
  if (row.value('FechaCancelacion') !== '') return E.right('CANCELLED')
  return readAs(
    required(row.value('Estatus') || undefined),
    (text) => STATUSES.get(text.toLowerCase()),
    'INVALID_STATUS',
  )
}

const readThirdParty = (row: DelimitedRow): E.Either<ReadonlyArray<ReadErrorCode>, ThirdPartyEntry> => {
  const key = readAs(stated(row, 'Uuid'), readUuid, 'INVALID_UUID')
  const party = readAs(stated(row, 'RfcACuentaTerceros'), readRfc, 'INVALID_IDENTIFIER')
  if (E.isLeft(key) || E.isLeft(party)) return rejected(key, party)
  const { dateIsImpossible, id } = party.right
  return E.right({
    _tag: 'ThirdPartyEntry',
    country: 'MX',
    key: key.right,
    party: { id, name: textIn(row, 'NombreACuentaTerceros') || id },
    warnings: dateIsImpossible ? ['RFC_IMPOSSIBLE_DATE'] : [],
  })
}
