import { strToU8, zipSync } from 'fflate'
import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import { laterButNotFuture, monthOf } from './issue-dates.ts'
import { mexicanPurchases, type MexicanPurchase } from './purchases-mx.ts'
import { type MexicanSale, mexicanSales, type StampedCfdi, type StampedPayment } from './sales-mx.ts'
import type { SampleAuthority } from './sample-authority.ts'
import type { SampleFile } from './sample-company.ts'
import { type CfdiParty, cfdiTotals, writeCfdi } from './write-cfdi.ts'
import { writeCfdiPayment } from './write-cfdi-payment.ts'
import { type MetadataRow, writeMetadata } from './write-metadata.ts'

/**
 * A year of `company`'s archive: packages of the SAT for older months, newer documents as single files; the metadata
 * with the cancellations; received documents with theirs; and two unreadable files.
 */
export const mexicanArchive = (
  company: CfdiParty,
  today: CivilDate,
  authority: SampleAuthority,
): ReadonlyArray<SampleFile> => {
  const sales = mexicanSales(company, today)
  const issued = sales.flatMap((sale) => issuedFiles(sale, authority))
  const isRecent = ({ issuedOn }: DatedFile): boolean => daysBetween(issuedOn, today) <= RECENT_DAYS
  const purchases = mexicanPurchases(company, today)
  const received = purchases.flatMap(({ invoice, notes, payments }) =>
    documentFiles([invoice, ...notes], payments, authority),
  )
  return [
    ...packages(
      'emitidos',
      issued.filter((file) => !isRecent(file)),
    ),
    ...issued.filter(isRecent).map(({ name, bytes }) => ({ name, bytes })),
    ...packages('recibidos', received),
    ...metadataFiles(sales, today),
    {
      name: 'metadata-recibidos.txt',
      bytes: writeMetadata(purchases.flatMap((purchase) => purchaseRows(purchase, today))),
    },
    ...strayFiles(sales, authority),
  ]
}

interface DatedFile extends SampleFile {
  readonly issuedOn: CivilDate
}

const RECENT_DAYS = 35

const PACKAGE_ID = '5D0C9A1E-0000-4000-8000-000000000000'

const issuedFiles = (
  { invoice, followers, payments }: MexicanSale,
  authority: SampleAuthority,
): ReadonlyArray<DatedFile> => documentFiles([invoice, ...followers], payments, authority)

const documentFiles = (
  invoices: ReadonlyArray<StampedCfdi>,
  payments: ReadonlyArray<StampedPayment>,
  authority: SampleAuthority,
): ReadonlyArray<DatedFile> => [
  ...invoices.map((cfdi) => fileOf(cfdi, writeCfdi(cfdi, authority))),
  ...payments.map((payment) => fileOf(payment, writeCfdiPayment(payment, authority))),
]

const fileOf = ({ uuid, issuedOn }: Pick<MetadataRow, 'uuid' | 'issuedOn'>, bytes: Uint8Array): DatedFile => ({
  name: `${uuid}.xml`,
  bytes,
  issuedOn,
})

/** One ZIP per month. The time within the package is fixed, so that equal contents give equal bytes. */
const packages = (kind: string, files: ReadonlyArray<DatedFile>): ReadonlyArray<SampleFile> =>
  Object.entries(groupBy(({ issuedOn }: DatedFile) => monthOf(issuedOn))(files)).map(([month, ofMonth]) => ({
    name: `cfdi-${kind}-${month}.zip`,
    bytes: zip(ofMonth),
  }))

const zip = (files: ReadonlyArray<SampleFile>): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 1, mtime: new Date(2020, 0, 1) })

/** The year's metadata: all but the newest documents as text, and the newest in a ZIP like the SAT's. */
const metadataFiles = (sales: ReadonlyArray<MexicanSale>, today: CivilDate): ReadonlyArray<SampleFile> => {
  const rows = sales.flatMap((sale) => metadataRows(sale, today))
  const isRecent = ({ issuedOn }: MetadataRow): boolean => daysBetween(issuedOn, today) <= RECENT_DAYS
  return [
    { name: 'metadata-emitidos.txt', bytes: writeMetadata(rows.filter((row) => !isRecent(row))) },
    {
      name: 'metadata-emitidos-recientes.zip',
      bytes: zip([
        { name: `${PACKAGE_ID}_01.txt`, bytes: writeMetadata(rows.filter(isRecent)) },
        { name: `${PACKAGE_ID}_tercero.txt`, bytes: strToU8('Uuid~RfcACuentaTerceros~NombreACuentaTerceros\r\n') },
      ]),
    },
  ]
}

const metadataRows = (
  { invoice, scenario, followers, payments }: MexicanSale,
  today: CivilDate,
): ReadonlyArray<MetadataRow> => [
  {
    ...invoice,
    total: cfdiTotals(invoice.lines).total,
    ...(scenario === 'CANCELLED' ? { cancelledOn: laterButNotFuture(invoice.issuedOn, 3, today) } : {}),
  },
  ...followers.map((follower) => ({ ...follower, total: cfdiTotals(follower.lines).total })),
  ...payments.map((payment) => ({ ...payment, total: 0, kind: 'P' as const })),
]

const purchaseRows = (
  { invoice, scenario, notes, payments }: MexicanPurchase,
  today: CivilDate,
): ReadonlyArray<MetadataRow> => [
  {
    ...invoice,
    total: cfdiTotals(invoice.lines).total,
    ...(scenario === 'CANCELLED' ? { cancelledOn: laterButNotFuture(invoice.issuedOn, 3, today) } : {}),
  },
  ...notes.map((note) => ({ ...note, total: cfdiTotals(note.lines).total })),
  ...payments.map((payment) => ({ ...payment, total: 0, kind: 'P' as const })),
]

/** A truncated file, and an invoice without a stamp. */
const strayFiles = (sales: ReadonlyArray<MexicanSale>, authority: SampleAuthority): ReadonlyArray<SampleFile> => {
  const last = sales.at(-1)
  if (last === undefined) return []
  const { uuid: _, ...unstamped } = { ...last.invoice, folio: '7999' }
  const cut = writeCfdi(last.invoice, authority)
  return [
    { name: 'descarga-incompleta.xml', bytes: cut.slice(0, Math.floor(cut.length * 0.6)) },
    { name: 'borrador-sin-timbrar.xml', bytes: writeCfdi(unstamped, authority) },
  ]
}
