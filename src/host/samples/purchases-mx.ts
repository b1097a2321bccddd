import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { issueDates, officeTime } from './issue-dates.ts'
import { lineItemsFor } from './line-items.ts'
import { MEXICAN_SUPPLIERS } from './names-mx.ts'
import { mexicanCustomers } from './companies.ts'
import { MEXICAN_SUPPLIES } from './products.ts'
import { seededRandom } from './random.ts'
import { type StampedCfdi, uuidOf } from './sales-mx.ts'
import type { CfdiParty } from './write-cfdi.ts'

/** The invoices that suppliers issued to `receiver` within the last 150 days, oldest first. */
export const mexicanPurchases = (receiver: CfdiParty, today: CivilDate): ReadonlyArray<StampedCfdi> => {
  const random = seededRandom(1936)
  const suppliers = mexicanCustomers(random, MEXICAN_SUPPLIERS)
  return issueDates(random, today, [{ count: 74, newest: 1, oldest: 150 }]).map((issuedOn) => {
    const { party, scale, term } = random.pick(suppliers)
    const isCash = random.next() < 0.15
    return {
      kind: 'I',
      uuid: uuidOf(random),
      folio: String(random.integer(100, 60_000)),
      issuedOn,
      time: officeTime(random),
      issuer: party,
      receiver,
      lines: lineItemsFor(random, MEXICAN_SUPPLIES, 4_000_000 * scale * random.logNormal(0.7)),
      method: isCash ? 'PUE' : 'PPD',
      form: isCash ? '03' : '99',
      conditions: isCash ? 'CONTADO' : `${term} DIAS`,
    }
  })
}
