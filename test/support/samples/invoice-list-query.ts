import type { InvoiceListQuery } from '#wire/financing.codec.ts'

const ALL: InvoiceListQuery = {
  orderType: 'DIRECT_FINANCING',
  page: 1,
  size: 20,
  filter: undefined,
  signature: undefined,
  payers: undefined,
  amountFrom: undefined,
  amountTo: undefined,
  issuedFrom: undefined,
  issuedTo: undefined,
  dueFrom: undefined,
  dueTo: undefined,
  notices: undefined,
  methods: undefined,
  order: undefined,
  first: undefined,
}

/** The first twenty invoices of direct financing, unless `part` says otherwise. */
export const anInvoiceListQuery = (part: Partial<InvoiceListQuery> = {}): InvoiceListQuery => ({ ...ALL, ...part })
