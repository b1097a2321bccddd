import type { FinancingType } from '#domain/financing/invoice.ts'

/**
 * Which of the business's invoices (`i`, its id `$1`) can be asked for under each type. Both want an invoice that can be
 * financed and stands in no active order; early payment also a payer that pays early by agreement with the provider.
 */
export const availableFor = (type: FinancingType): string => `${OPEN}${OF_TYPE[type]}`

const OPEN = `i.business_id = $1 and i.financeable
  and not exists (select 1 from order_invoice taken where taken.invoice_id = i.id and taken.active)`

const OF_TYPE: Readonly<Record<FinancingType, string>> = {
  DIRECT_FINANCING: '',
  EARLY_PAYMENT: `
  and i.payer_identifier in (select payer.identifier from early_payment_payer payer
    join business b on b.country = payer.country where b.id = $1)`,
}
