import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { zero } from '#domain/kernel/money.ts'
import { isConfirming } from '#domain/orders/order.ts'
import type { Queries } from '../database/database.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email } from '../mail/mail.port.ts'
import { notify } from '../notifications/index.ts'
import { type ChangedInvoice, changeText, type Owner } from '../tax-authority/index.ts'
import { openPayrolls, stops, type OpenLine } from './stopped-by-changes.ts'

/** How many changed invoices one notification describes. */
const MAX_LINES = 3
/** The contract's limit for a reason. */
const MAX_LENGTH = 500

/** One notification of a refresh, and one for each order and list that a changed invoice stops. */
export const tellChanges = async (
  tx: Queries,
  clock: Clock,
  business: Owner & { readonly id: BusinessId },
  changes: ReadonlyArray<ChangedInvoice>,
  lines: ReadonlyArray<OpenLine>,
): Promise<ReadonlyArray<Email>> => {
  if (changes.length === 0) return []
  const businessId = business.id
  const none = zero(profileOf(business.country).currency)
  const textOf = (change: ChangedInvoice): string => changeText(change, none, business.country)
  const reason = changes.slice(0, MAX_LINES).map(textOf).join('\n').slice(0, MAX_LENGTH)
  const emails = [
    ...(await notify(tx, clock, { businessId }, { kind: 'InvoicesChanged', count: changes.length, reason })),
  ]
  const stopped = new Map(changes.filter(stops).map((change) => [change[0].key, change]))
  for (const { key, orderId, type } of lines) {
    const change = stopped.get(key)
    /* An order that pays suppliers is told by its list. */
    if (change === undefined || isConfirming({ type })) continue
    const news = {
      kind: 'InvoiceStopped',
      orderId,
      folio: folioOf(change),
      reason: textOf(change).slice(0, MAX_LENGTH),
    } as const
    emails.push(...(await notify(tx, clock, { businessId }, news)))
  }
  for (const { key, title } of await openPayrolls(tx, businessId, [...stopped.keys()])) {
    const change = stopped.get(key)
    if (change === undefined) continue
    const news = {
      kind: 'InvoiceStopped',
      title,
      folio: folioOf(change),
      reason: textOf(change).slice(0, MAX_LENGTH),
    } as const
    emails.push(...(await notify(tx, clock, { businessId }, news)))
  }
  return emails
}

/** The contract's limit for a folio is 40. */
const folioOf = ([{ folio }]: ChangedInvoice): string => folio.slice(0, 40)
