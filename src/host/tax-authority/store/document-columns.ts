import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'

/** CL: the document type (`33`) and the state. MX: FormaPago (`03`) and MetodoPago (`PUE`, `PPD`). */
export const columnsOf = ({
  document: { facts, issuer },
  holder,
  registerState,
}: Pick<DocumentedInvoice, 'document' | 'holder' | 'registerState'>): {
  readonly method: string | undefined
  readonly extra: string | undefined
} => {
  if (facts._tag === 'CfdiFacts') return { method: facts.paymentForm, extra: facts.paymentMethod }
  const isAssigned = holder.party.id !== issuer.id
  return { method: facts.documentType, extra: isAssigned ? 'ASSIGNED' : (registerState ?? 'NOT_ACKNOWLEDGED') }
}
