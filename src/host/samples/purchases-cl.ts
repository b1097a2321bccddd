import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { issueDates } from './issue-dates.ts'
import { lineItemsFor } from './line-items.ts'
import { CHILEAN_SUPPLIERS } from './names-cl.ts'
import { chileanCustomers } from './companies.ts'
import { CHILEAN_SUPPLIES } from './products.ts'
import { seededRandom } from './random.ts'
import type { DteInput, DteParty } from './write-dte.ts'

/** The invoices that suppliers issued to `receiver` within the last 150 days, oldest first. */
export const chileanPurchases = (receiver: DteParty, today: CivilDate): ReadonlyArray<DteInput> => {
  const random = seededRandom(20_727)
  const suppliers = chileanCustomers(random, CHILEAN_SUPPLIERS).map((supplier) => ({
    ...supplier,
    next: random.integer(300, 90_000),
  }))
  return issueDates(random, today, [{ count: 72, newest: 1, oldest: 150 }]).map((issuedOn) => {
    const supplier = random.pick(suppliers)
    supplier.next += random.integer(1, 40)
    return {
      type: 33,
      folio: supplier.next,
      issuedOn,
      dueOn: addDays(issuedOn, supplier.term),
      paymentForm: 2,
      issuer: supplier.party,
      receiver,
      lines: lineItemsFor(random, CHILEAN_SUPPLIES, 900_000 * supplier.scale * random.logNormal(0.7)),
    }
  })
}
