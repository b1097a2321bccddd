import { groupBy } from 'fp-ts/ReadonlyNonEmptyArray'
import { addDays, type CivilDate, daysBetween } from '../domain/kernel/civil-date.ts'
import { laterButNotFuture, monthOf } from './issue-dates.ts'
import { CHILEAN_ASSIGNEE } from './names-cl.ts'
import { chileanParty } from './companies.ts'
import { chileanPurchases, type ChileanPurchase } from './purchases-cl.ts'
import { seededRandom } from './random.ts'
import { type ChileanSale, chileanSales } from './sales-cl.ts'
import type { SampleAuthority } from './sample-authority.ts'
import type { SampleFile } from './sample-company.ts'
import { writeAec } from './write-aec.ts'
import { type DteInput, type DteParty, writeDte, writeEnvioDte } from './write-dte.ts'
import {
  type RegisterRow,
  writeClaimedRegister,
  writePendingRegister,
  writePurchaseRegister,
  writeSalesRegister,
} from './write-rcv.ts'

/**
 * A year of `company`'s archive: older months in envelopes to the SII, newer documents as single files; assignments;
 * monthly registers; received documents; a delivery note, and two unreadable files.
 */
export const chileanArchive = (
  company: DteParty,
  today: CivilDate,
  contact: string,
  authority: SampleAuthority,
): ReadonlyArray<SampleFile> => {
  const sales = chileanSales(company, today)
  const issued = sales.flatMap(({ invoice, notes }) => [invoice, ...notes]).sort(byDate)
  const isRecent = ({ issuedOn }: DteInput): boolean => daysBetween(issuedOn, today) <= RECENT_DAYS
  return [
    ...envelopes(
      company.rut,
      issued.filter((document) => !isRecent(document)),
      authority,
    ),
    ...issued
      .filter(isRecent)
      .map((document) => ({ name: `${documentName(document)}.xml`, bytes: writeDte(document, authority) })),
    ...assignments(sales, today, contact, authority),
    ...monthly(salesRows(sales, today), `RCV_VENTA_${company.rut}`, writeSalesRegister),
    ...receivedFiles(company, today, authority),
    ...strayFiles(sales, authority),
  ]
}

const RECENT_DAYS = 45

/** The tax authority's own RUT, the addressee of the envelopes. */
const TAX_AUTHORITY = '60803000-K'

const byDate = (a: DteInput, b: DteInput): number =>
  a.issuedOn < b.issuedOn ? -1 : a.issuedOn > b.issuedOn ? 1 : a.type - b.type || a.folio - b.folio

const documentName = ({ issuer, type, folio }: DteInput): string => `DTE_${issuer.rut}_T${type}_F${folio}`

const envelopes = (
  issuer: string,
  documents: ReadonlyArray<DteInput>,
  authority: SampleAuthority,
): ReadonlyArray<SampleFile> =>
  Object.entries(groupBy(({ issuedOn }: DteInput) => monthOf(issuedOn))(documents)).map(([month, ofMonth]) => ({
    name: `EnvioDTE_${issuer}_${month}.xml`,
    bytes: writeEnvioDte({ issuer, receiver: TAX_AUTHORITY, documents: ofMonth }, authority),
  }))

const assignments = (
  sales: ReadonlyArray<ChileanSale>,
  today: CivilDate,
  contact: string,
  authority: SampleAuthority,
): ReadonlyArray<SampleFile> => {
  const assignee = chileanParty(seededRandom(4), CHILEAN_ASSIGNEE)
  return sales
    .filter(({ scenario }) => scenario === 'ASSIGNED')
    .map(({ invoice, dueOn }) => ({
      name: `AEC_${invoice.issuer.rut}_T${invoice.type}_F${invoice.folio}.xml`,
      bytes: writeAec(
        {
          document: invoice,
          assignee,
          contact,
          lastDueOn: dueOn,
          assignedOn: laterButNotFuture(invoice.issuedOn, 6, today),
        },
        authority,
      ),
    }))
}

/** Two invoices in three are acknowledged, within eight days (Ley 19.983 art. 3); notes are not. */
const salesRows = (sales: ReadonlyArray<ChileanSale>, today: CivilDate): ReadonlyArray<RegisterRow> => {
  const random = seededRandom(8)
  return sales
    .flatMap(({ invoice, scenario, notes }): ReadonlyArray<RegisterRow> => {
      const answered = addDays(invoice.issuedOn, random.integer(1, 8))
      const isAnswered = answered <= today && random.next() < 0.67
      if (scenario === 'CLAIMED')
        return [{ document: invoice, claimedOn: laterButNotFuture(invoice.issuedOn, 4, today) }]
      const row = isAnswered ? { document: invoice, acceptedOn: answered } : { document: invoice }
      return [row, ...notes.map((document) => ({ document }))]
    })
    .sort((a, b) => byDate(a.document, b.document))
}

const monthly = (
  rows: ReadonlyArray<RegisterRow>,
  prefix: string,
  write: (rows: ReadonlyArray<RegisterRow>) => Uint8Array,
): ReadonlyArray<SampleFile> =>
  Object.entries(groupBy(({ document }: RegisterRow) => monthOf(document.issuedOn))(rows)).map(([month, ofMonth]) => ({
    name: `${prefix}_${month}.csv`,
    bytes: write(ofMonth),
  }))

/** One envelope for each supplier, the sections of the purchases register, and cessions. */
const receivedFiles = (company: DteParty, today: CivilDate, authority: SampleAuthority): ReadonlyArray<SampleFile> => {
  const purchases = chileanPurchases(company, today)
  const documents = purchases.flatMap(({ invoice, notes }) => [invoice, ...notes])
  const bySupplier = Object.entries(groupBy(({ issuer }: DteInput) => issuer.rut)(documents)).map(
    ([issuer, issued]) => ({
      name: `Recibidos_${issuer}.xml`,
      bytes: writeEnvioDte({ issuer, receiver: company.rut, documents: issued }, authority),
    }),
  )
  const isPending = ({ invoice, scenario }: ChileanPurchase): boolean =>
    scenario === 'OPEN' && daysBetween(invoice.issuedOn, today) < DAYS_TO_ACCEPT
  const claimed = purchases.filter(({ scenario }) => scenario === 'CLAIMED')
  const pending = purchases.filter(isPending)
  const accepted = purchases.filter((purchase) => purchase.scenario !== 'CLAIMED' && !isPending(purchase))
  const rows = accepted
    .flatMap(({ invoice, notes }) => [invoice, ...notes])
    .map((document) => ({ document, acceptedOn: laterButNotFuture(document.issuedOn, DAYS_TO_ACCEPT, today) }))
  const claims = claimed.map(({ invoice }) => ({
    document: invoice,
    claimedOn: laterButNotFuture(invoice.issuedOn, 4, today),
  }))
  return [
    ...bySupplier,
    ...monthly(rows, `RCV_COMPRA_REGISTRO_${company.rut}`, writePurchaseRegister),
    ...monthly(
      pending.map(({ invoice }) => ({ document: invoice })),
      `RCV_COMPRA_PENDIENTE_${company.rut}`,
      writePendingRegister,
    ),
    ...monthly(claims, `RCV_COMPRA_RECLAMADO_${company.rut}`, writeClaimedRegister),
    ...assignedPurchases(purchases, today, authority),
  ]
}

/** The company accepts an invoice then, and can still claim it before (Ley 19.983 art. 3). */
const DAYS_TO_ACCEPT = 5

/** The suppliers notify the company of their cessions. */
const assignedPurchases = (
  purchases: ReadonlyArray<ChileanPurchase>,
  today: CivilDate,
  authority: SampleAuthority,
): ReadonlyArray<SampleFile> => {
  const assignee = chileanParty(seededRandom(4), CHILEAN_ASSIGNEE)
  return purchases
    .filter(({ scenario }) => scenario === 'ASSIGNED')
    .map(({ invoice }) => ({
      name: `AEC_${invoice.issuer.rut}_T${invoice.type}_F${invoice.folio}.xml`,
      bytes: writeAec(
        {
          document: invoice,
          assignee,
          contact: 'cesiones@factoringriobueno.example',
          lastDueOn: invoice.dueOn ?? invoice.issuedOn,
          assignedOn: laterButNotFuture(invoice.issuedOn, 6, today),
        },
        authority,
      ),
    }))
}

/** A delivery note (which is no invoice), a file cut short, and an invoice whose receiver has a wrong check digit. */
const strayFiles = (sales: ReadonlyArray<ChileanSale>, authority: SampleAuthority): ReadonlyArray<SampleFile> => {
  const [, second, third] = sales
  if (second === undefined || third === undefined) return []
  const delivery: DteInput = { ...third.invoice, type: 52, folio: 902 }
  const { rut } = second.invoice.receiver
  const wrongDigit = rut.endsWith('3') ? '4' : '3'
  const mistyped: DteInput = {
    ...second.invoice,
    folio: 3999,
    receiver: { ...second.invoice.receiver, rut: `${rut.slice(0, -1)}${wrongDigit}` },
  }
  const cut = writeDte({ ...third.invoice, folio: 3998 }, authority)
  return [
    { name: `${documentName(delivery)}.xml`, bytes: writeDte(delivery, authority) },
    { name: `${documentName(mistyped)}.xml`, bytes: writeDte(mistyped, authority) },
    { name: 'respaldo-incompleto.xml', bytes: cut.slice(0, Math.floor(cut.length * 0.6)) },
  ]
}
