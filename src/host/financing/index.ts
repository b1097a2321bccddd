/** The issued invoices: which of them can be financed, at what price, and under what scenario. */
export { availableFor, isOrdered } from './availability.ts'
export { addEarlyPaymentPayers } from './early-payment-payers.ts'
export { DOCUMENT_AMOUNT, documentAmountIn, documentAmountOf } from './invoice-row.ts'
export { LINE_DOCUMENT } from './line-document.ts'
export { lockInvoices } from './lock-invoices.ts'
export { updateLatenessByOrders } from './payer-lateness.ts'
export type { PricePayroll } from './price-payroll.port.ts'
export { type PricedRequest, priceRequest } from './price-request.ts'
