import type { Doubt, WithoutEffectReason } from '#domain/tax-documents/effect.ts'

/** Why a document that names an invoice does not change it; `issuer` is who issued that document. */
export const withoutEffectText = (reason: WithoutEffectReason, issuer: string): string => {
  switch (reason) {
    case 'OTHER_ISSUER':
      return `La emitió ${issuer}, que no emitió esta factura.`
    case 'OTHER_COMPANY':
      return 'Menciona una factura de otra empresa con el mismo folio.'
    case 'OTHER_PARTY':
      return 'Nombra como emisor o receptor a otra empresa que esta factura.'
    case 'OTHER_KIND':
      return 'Lo que dice no cambia lo que se debe: corrige un texto o la relaciona por otro motivo.'
    case 'OTHER_CURRENCY':
      return 'Está en otra moneda, sin un tipo de cambio que lo convierta.'
    case 'GLOBAL_REFERENCE':
      return 'Menciona todas las facturas de un período, no esta.'
    case 'BROKEN_CHAIN':
      return `Una cesión de ${issuer}, que no la tenía.`
    case 'VOIDED':
      return 'Está cancelada, sustituida o anulada.'
    case 'NOT_KNOWN':
      return 'Llegó antes que la factura: se aplicará en la próxima revisión.'
  }
}

/** The question that the documents of an invoice leave open, which stops its financing. */
export const doubtText = (doubt: Doubt): string => {
  switch (doubt) {
    case 'CANCELLATION':
      return 'No sabemos si está cancelada: el SAT la nombra con un estado que no entendemos.'
    case 'BALANCE':
      return 'No sabemos cuánto se debe: un recibo, o la factura a la que sustituye, no dice cuánto se pagó de ella.'
    case 'ASSIGNMENT':
      return 'No sabemos quién debe cobrarla: falta una cesión, o dos se contradicen.'
  }
}
