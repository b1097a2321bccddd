import type { Country } from '#domain/kernel/country.ts'

/** How the authorities' codes read. A code that is not listed is shown as it came. */
export const methodText = (country: Country, code: string | undefined): string => (code === undefined ? '—' : (METHODS[country][code] ?? code))

/** The state in the register (CL) or how it is paid (MX), in a word or two. */
export const extraText = (country: Country, code: string | undefined): string => (code === undefined ? '—' : (EXTRAS[country][code] ?? code))

/** Why the state matters, for who asks. */
export const extraHint = (code: string | undefined): string | undefined => (code === undefined ? undefined : HINTS[code])

const METHODS: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  CL: {
    '33': 'Factura electrónica',
    '34': 'Factura exenta electrónica',
  },
  MX: {
    '01': 'Efectivo',
    '02': 'Cheque nominativo',
    '03': 'Transferencia electrónica',
    '04': 'Tarjeta de crédito',
    '05': 'Monedero electrónico',
    '06': 'Dinero electrónico',
    '08': 'Vales de despensa',
    '12': 'Dación en pago',
    '13': 'Pago por subrogación',
    '14': 'Pago por consignación',
    '15': 'Condonación',
    '17': 'Compensación',
    '23': 'Novación',
    '24': 'Confusión',
    '25': 'Remisión de deuda',
    '26': 'Prescripción o caducidad',
    '27': 'A satisfacción del acreedor',
    '28': 'Tarjeta de débito',
    '29': 'Tarjeta de servicios',
    '30': 'Aplicación de anticipos',
    '31': 'Intermediario pagos',
    '99': 'Por definir',
  },
}

const EXTRAS: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  CL: {
    REGISTERED: 'Registrada',
    PENDING: 'Pendiente',
    NOT_INCLUDED: 'No incluida',
    CLAIMED: 'Reclamada',
    ACKNOWLEDGED: 'Con acuse de recibo',
    NOT_ACKNOWLEDGED: 'Sin acuse',
    ASSIGNED: 'Cedida',
  },
  MX: { PUE: 'PUE', PPD: 'PPD' },
}

const HINTS: Readonly<Record<string, string>> = {
  ACKNOWLEDGED: 'Tu cliente confirmó que la recibió.',
  NOT_ACKNOWLEDGED: 'Tu cliente aún no confirma que la recibió. Pasados 8 días se da por aceptada.',
  CLAIMED: 'Tu cliente la reclamó. Resuélvelo con él antes de financiarla.',
  PUE: 'Pago en una sola exhibición',
  PPD: 'Pago en parcialidades o diferido',
}
