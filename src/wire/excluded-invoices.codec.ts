import * as t from 'io-ts'
import { EXCLUSIONS } from '#domain/financing/exclusion.ts'
import { DateAtMidnight, DateOnly } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { flat, mappedRecord } from './codec/mapped-record.ts'
import { pageFields } from './codec/page.ts'
import { Folio, list, oneOf, optional, text } from './codec/primitives.ts'
import { PageNumber, PageSize } from './codec/query.ts'
import { StatedTotal } from './codec/stated-total.ts'
import { FinancingTypeCodec, InvoiceOrder, Payer } from './financing.codec.ts'

export const ExcludedInvoiceQuery = t.strict({
  orderType: FinancingTypeCodec,
  page: PageNumber,
  size: PageSize,
  filter: optional(text(100)),
  order: optional(InvoiceOrder),
})
export type ExcludedInvoiceQuery = t.TypeOf<typeof ExcludedInvoiceQuery>

const ExcludedInvoice = mappedRecord('ExcludedInvoice', ({ money }) => ({
  id: ['id', id('Invoice')],
  folio: ['folio', Folio],
  payer: flat(Payer),
  issueDate: ['issueDate', DateOnly],
  dueDate: ['expirationDate', DateAtMidnight],
  amount: ['amount', money],
  unvalued: ['statedTotal', optional(StatedTotal), '?'],
  reasons: ['reasons', list(20, oneOf('Exclusion', EXCLUSIONS))],
  orderId: ['orderId', optional(id('Order'))],
}))

export const ExcludedInvoicePage = mappedRecord('ExcludedInvoicePage', ({ country }) =>
  pageFields(ExcludedInvoice(country)),
)
