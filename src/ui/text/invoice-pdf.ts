/** The PDF of an invoice of an order. */
export const invoicePdfText = {
  column: 'PDF',
  upload: 'Subir',
  sending: 'Subiendo',
  title: (folio: string): string => `PDF de la factura ${folio}`,
  uploadOf: (folio: string): string => `Subir el PDF de la factura ${folio}`,
  open: (folio: string): string => `Abrir el PDF de la factura ${folio}`,
  remove: (folio: string): string => `Eliminar el PDF de la factura ${folio}`,
} as const
