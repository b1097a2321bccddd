/** How a row of invoices is called. */
export const INVOICE_NOUN = { one: 'factura', many: 'facturas', feminine: true } as const
