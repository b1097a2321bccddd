import type { Country } from '#domain/kernel/country.ts'

/** An authority's code as text: short for a cell, long on demand. */
export interface CodeText {
  readonly short: string
  readonly long: string
}

/** The document type (CL) or the form of payment (MX). An unknown code is shown unchanged. */
export const methodText = (country: Country, code: string | undefined): CodeText => wordsOf(METHODS[country], code)

/** The state in the register (CL) or the payment method (MX). */
export const extraText = (country: Country, code: string | undefined): CodeText => wordsOf(EXTRAS[country], code)

type Dictionary = Readonly<Record<string, readonly [string, string?]>>

const wordsOf = (dictionary: Dictionary, code: string | undefined): CodeText => {
  if (code === undefined) return { short: '—', long: 'No lo dice el documento' }
  const [short, long] = (Object.hasOwn(dictionary, code) ? dictionary[code] : undefined) ?? [code]
  return { short, long: long ?? short }
}

const METHODS: Readonly<Record<Country, Dictionary>> = {
  CL: {
    '33': ['Factura', 'Factura electrónica'],
    '34': ['Factura exenta', 'Factura no afecta o exenta electrónica'],
  },
  MX: {
    '01': ['Efectivo'],
    '02': ['Cheque', 'Cheque nominativo'],
    '03': ['Transferencia', 'Transferencia electrónica de fondos'],
    '04': ['T. de crédito', 'Tarjeta de crédito'],
    '05': ['Monedero', 'Monedero electrónico'],
    '06': ['Dinero electrónico'],
    '08': ['Vales', 'Vales de despensa'],
    '12': ['Dación en pago'],
    '13': ['Subrogación', 'Pago por subrogación'],
    '14': ['Consignación', 'Pago por consignación'],
    '15': ['Condonación'],
    '17': ['Compensación'],
    '23': ['Novación'],
    '24': ['Confusión'],
    '25': ['Remisión', 'Remisión de deuda'],
    '26': ['Prescripción', 'Prescripción o caducidad'],
    '27': ['A satisfacción', 'A satisfacción del acreedor'],
    '28': ['T. de débito', 'Tarjeta de débito'],
    '29': ['T. de servicios', 'Tarjeta de servicios'],
    '30': ['Anticipos', 'Aplicación de anticipos'],
    '31': ['Intermediario', 'Intermediario pagos'],
    '99': ['Por definir'],
  },
}

const EXTRAS: Readonly<Record<Country, Dictionary>> = {
  CL: {
    REGISTERED: ['Registrada', 'Está en el registro de compras de tu cliente.'],
    PENDING: ['Pendiente', 'Tu cliente aún no la registra.'],
    NOT_INCLUDED: ['No incluida', 'Tu cliente decidió no incluirla en su registro.'],
    CLAIMED: ['Reclamada', 'Tu cliente la reclamó. Resuélvelo con él antes de financiarla.'],
    ACKNOWLEDGED: ['Con acuse', 'Con acuse de recibo: tu cliente confirmó que la recibió.'],
    NOT_ACKNOWLEDGED: ['Sin acuse', 'Sin acuse de recibo. Pasados 8 días se da por aceptada.'],
    ASSIGNED: ['Cedida', 'Ya fue cedida a otra empresa.'],
  },
  MX: {
    PUE: ['PUE', 'Pago en una sola exhibición'],
    PPD: ['PPD', 'Pago en parcialidades o diferido'],
  },
}
