import type { RepaymentPart } from '#domain/financing/simulate-confirming.ts'
import type { PayeeCaution } from '#domain/payables/payee-caution.ts'
import type { ConfirmationChannel } from '#domain/payables/payee-confirmation.ts'
import type { TransferRemark } from '#domain/payables/bank-file.ts'
import type { BankFileRejection, TransferRejection } from '#domain/payables/bank-file-fields.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatShortDate, formatWeekdayDate } from '#domain/kernel/format.ts'
import type { PaymentMethod, PaymentRequest } from '#application/payables/payment-wizard.ts'
import type { ShownPayrollStatus } from '#domain/payables/payroll.ts'
import { formatTime, SLOW_CHECK_HOURS, type WallClock } from '#domain/payables/transfer-window.ts'
import { counted, plural } from './plural.ts'

/** The lists of invoices that are paid together. */
export const payrollsText = {
  empty: 'No hay datos para mostrar',
  emptyDetail: 'Selecciona facturas en Mis facturas y prográmalas para pagarlas juntas.',
  failed: 'No pudimos cargar tus listas de facturas.',
  showMore: 'Ver más',
  list: 'Listas de facturas',
  see: 'Ver Facturas',
  pay: 'Pagar Facturas',
  declarePaid: 'Ya pagué',
  menu: (name: string): string => `Acciones de ${name}`,
  delete: 'Eliminar lista de facturas',
  withdrawAll: 'Quitar facturas',
  withdraw: 'Quitar de la lista',
  deleteTitle: (name: string): string => `¿Eliminar la lista «${name}»?`,
  deleteDetail: (invoices: number, country: Country): string =>
    `${counted(invoices, country, 'factura volverá', 'facturas volverán')} a Mis facturas. La lista no se puede recuperar.`,
  deleteFinancing: 'Tu solicitud de financiamiento quedará anulada.',
  deleteConfirm: 'Eliminar lista',
  deleting: 'Eliminando…',
  cancel: 'Cancelar',
  counts: (invoices: number, suppliers: number, country: Country): string =>
    `${counted(invoices, country, 'factura', 'facturas')} · ${counted(suppliers, country, 'proveedor', 'proveedores')}`,
  named: (name: string): string => `Lista «${name}»`,
  /** The payee without an account, and how many more there are. */
  blockedBy: (payee: string, payees: number, country: Country): string =>
    payees === 1 ? payee : `${payee} y ${counted(payees - 1, country, 'proveedor más', 'proveedores más')}`,
  payOn: (date: string): string => `Se paga el ${date}`,
  total: 'Total',
  notPayable: (count: number, country: Country): string =>
    count === 1
      ? 'Una factura ya no se debe pagar. Quítala de la lista para poder pagarla.'
      : `${counted(count, country, 'factura ya no se debe', 'facturas ya no se deben')} pagar. Quítalas de la lista para poder pagarla.`,
  incomplete: 'Falta la cuenta bancaria de al menos un proveedor. Agrégala en Proveedores para poder pagar.',
  incompleteInDollars:
    'Falta la cuenta bancaria de al menos un proveedor: las facturas en dólares se pagan en una cuenta en dólares. Agrégala en Proveedores para poder pagar.',
  withoutAccount: 'Proveedores sin cuenta bancaria',
  addAccount: 'Agregar cuenta',
  addAccountOf: (supplier: string): string => `Agregar cuenta de ${supplier}`,
  returned:
    'El dinero de esta lista se devolvió. La lista no se elimina, y las facturas que no se pagaron pueden volver a Mis facturas.',
  reason: (reason: string): string => `El motivo: ${reason}`,
  checkedFrom: (date: string, time: string): string => `Revisaremos tu transferencia el ${date} desde las ${time}.`,
  status: (status: ShownPayrollStatus): string => STATUSES[status],
  backToPayments: 'Volver a Programadas',
  summary: 'Resumen de la lista',
  facts: {
    name: 'Lista',
    order: 'Operación',
    id: 'ID',
    paymentDate: 'Fecha de pago',
    invoices: 'Facturas',
    suppliers: 'Proveedores',
    total: 'Total',
  },
  invoices: 'Facturas de la lista',
  invoicesEmpty: 'Esta lista no tiene facturas.',
  columns: { payee: 'Se paga a', paidOn: 'Pagada el' },
} as const

const STATUSES: Readonly<Record<ShownPayrollStatus, string>> = {
  SCHEDULED_READY_TO_PAY: 'Lista para pagar',
  FUNDING_AWAITING: 'Esperando tu pago',
  FUNDING_COMPLETE: 'Dinero recibido',
  FUNDING_INCOMPLETE: 'Falta dinero',
  PAYMENT_IN_PROCESS: 'Pago en proceso',
  PAYMENT_PARTIALLY_PAID: 'Pagada en parte',
  PAYMENT_PROBLEM: 'Problema con el pago',
  REJECTED: 'Rechazada',
  PAID: 'Pagada',
  FINANCING_REQUESTED: 'Financiamiento solicitado',
  FINANCING_REJECTED: 'Financiamiento rechazado',
  INCOMPLETE_DATA: 'Faltan datos',
  UNKNOWN: 'Estado desconocido',
}

/** Groups selected invoices into a list. */
export const schedulingText = {
  title: 'Programación de facturas',
  stepsLabel: 'Pasos de la programación',
  steps: ['Fecha de pago', 'Facturas', 'Resumen'],
  date: '¿Qué día quieres pagar estas facturas?',
  late: (invoices: number, country: Country): string =>
    `${counted(invoices, country, 'factura vence', 'facturas vencen')} antes de esa fecha.`,
  name: 'Nombre de la lista',
  nameRequired: 'Campo requerido.',
  nameTaken: 'Ya tienes una lista con este nombre. Puedes usarlo igual.',
  nameTooLong: 'El nombre tiene hasta 80 caracteres.',
  transfers: (transfers: number, country: Country): string =>
    `${counted(transfers, country, 'transferencia', 'transferencias')}, una por proveedor`,
  noAccount: 'Datos de cuenta bancaria incompletos',
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  counts: (invoices: number, transfers: number, country: Country): string =>
    `${schedulingText.invoices(invoices, country)} · ${schedulingText.transfers(transfers, country)}`,
  change: 'Cambiar',
  changeOf: (what: string): string => `Cambiar ${what}`,
  changeDate: 'Cambiar fecha',
  dateRejected: 'Elige otra fecha de pago para programar.',
  when: 'Fecha de pago',
  which: 'Facturas',
  total: 'Total',
  nothingMoves: 'Programar no mueve dinero: eliges cómo pagar después.',
  next: 'Siguiente',
  back: 'Atrás',
  submit: 'Programar pago',
  sending: 'Programando…',
  failed: 'No se pudieron programar las facturas.',
  doneTitle: 'Pago programado con éxito',
  doneDetail: (name: string): string => `La lista «${name}» está en Programadas.`,
  goToPayments: 'Ir a pagos',
} as const

/** Pays a list. */
export const payrollPaymentText = {
  title: 'Pago de facturas',
  stepsLabel: 'Pasos del pago',
  steps: ['Resumen', 'Método de pago', 'Listo'],
  payNow: 'Pagar ahora',
  method: '¿Cómo quieres pagar?',
  methods: {
    transfer: {
      label: 'Pagar con caja propia - Transferencia bancaria',
      detail: 'Nos transfieres el total y nosotros pagamos a cada proveedor. Costo de operación $0.',
    },
    direct: {
      label: 'Pagar con caja propia - Yo pago a mis proveedores',
      detail: 'Transfieres a cada proveedor desde tu banco y lo registras aquí. Costo de operación $0.',
    },
    financing: {
      label: 'Solicitar financiamiento - Financiamiento de cuentas por pagar',
      detail: 'Nosotros pagamos a cada proveedor y tú nos pagas después, con su costo. Lo ves antes de enviar.',
    },
  } satisfies Record<PaymentMethod, { readonly label: string; readonly detail: string }>,
  financing: {
    title: 'TOTAL A FINANCIAR',
    date: '¿Qué día nos pagas?',
    repaid: 'Nos pagas el',
    term: (first: string, last: string): string => `Un día hábil desde el ${first} y hasta el ${last}.`,
    lines: {
      transfer: 'Pago a tus proveedores',
      interest: 'Diferencia de precio',
      operationCost: 'Asesoría digital',
      total: 'Total a pagar',
    } satisfies Record<RepaymentPart, string>,
    terms: (rate: string, from: string): string => `Tasa ${rate} mensual, de 30 días, desde el ${from}.`,
    available: (amount: string): string => `Saldo de tu línea de crédito: ${amount}`,
    aboveCredit: (amount: string): string =>
      `El total a pagar supera el saldo de tu línea de crédito, que es de ${amount}. Quita facturas de la lista o paga con caja propia.`,
    priceFailed: 'No pudimos calcular el costo.',
    submit: 'Enviar solicitud',
    failed: 'No pudimos enviar tu solicitud.',
    seeOrder: 'Ver mi operación',
  },
  next: 'Siguiente',
  back: 'Atrás',
  loadFailed: 'No pudimos cargar los datos para transferir.',
  bankData: 'Datos para tu transferencia',
  payeesData: 'Transferencias a tus proveedores',
  noAccount: (currency: Currency): string =>
    currency === 'USD' ? 'Falta su cuenta en dólares.' : 'Falta su cuenta bancaria.',
  fields: {
    holder: 'Titular',
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    email: 'Correo',
    amount: 'Monto',
    reference: 'Referencia',
  },
  referenceWhy: 'Escribe la referencia en tu transferencia: así reconocemos tu pago.',
  copyOne: (label: string): string => `Copiar ${label}`,
  copyAll: 'Copiar todos los datos',
  hours: `Revisamos las transferencias de lunes a viernes, de 8:00 a 16:00. Fuera de ese horario la revisión puede tardar hasta ${SLOW_CHECK_HOURS} horas.`,
  checkAt: ({ date, minutes }: WallClock): string =>
    `Revisaremos tu transferencia el ${formatWeekdayDate(date)} desde las ${formatTime(minutes)}.`,
  later: 'Pagar después',
  paid: 'Ya pagué',
  sending: 'Enviando…',
  failed: 'No pudimos registrar tu pago.',
  outcomeUnknown:
    'No sabemos si tu solicitud llegó. Revisa tu conexión y envíala de nuevo: no se registrará dos veces.',
  doneTitle: {
    DeclarePaid: 'Listo! Estamos procesando tu pago',
    PayLater: 'Estamos esperando tu pago',
    PaidDirectly: 'Registramos tu pago',
    RequestFinancing: '¡Solicitud de financiamiento enviada con éxito!',
  } satisfies Record<PaymentRequest, string>,
  doneDetail: {
    DeclarePaid: 'Te avisaremos cuando tus proveedores estén pagados.',
    PayLater: 'Cuando transfieras, avísanos con «Ya pagué» en Programadas.',
    PaidDirectly: 'Las facturas de la lista están en Pagadas.',
    RequestFinancing: 'Un ejecutivo la revisará. Síguela en Estado de Operaciones.',
  } satisfies Record<PaymentRequest, string>,
  finish: 'Volver a mis pagos',
} as const

/** The transfers as a file for the bank. */
export const bankFileText = {
  title: 'Archivo para tu banco',
  format: 'Formato',
  formats: {
    TEF: 'Lista de transferencias (CSV)',
    BANCO_DE_CHILE: 'Banco de Chile: transferencias masivas (TXT)',
    SPEI: 'Lista de transferencias SPEI (CSV)',
    BBVA: 'BBVA: pagos interbancarios (TXT)',
  } as Readonly<Record<string, string | undefined>>,
  missing: (format: string): string =>
    `Para usar «${format}», agrega en los datos bancarios de tu empresa tu cuenta en ese banco.`,
  content: (written: number, all: number, country: Country): string =>
    written === all
      ? `El archivo tiene ${counted(written, country, 'transferencia', 'transferencias')}.`
      : `El archivo tiene ${written} de ${counted(all, country, 'transferencia', 'transferencias')}.`,
  problems: {
    NO_ACCOUNT: 'No está en el archivo: falta su cuenta bancaria.',
    ACCOUNT_NOT_DIGITS: 'No está en el archivo: el número de su cuenta tiene signos que no son dígitos.',
    ACCOUNT_TOO_LONG: 'No está en el archivo: su cuenta tiene más dígitos de los que admite este formato.',
    ACCOUNT_TYPE_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su tipo de cuenta.',
    BANK_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su banco.',
    OTHER_CURRENCY: 'No está en el archivo: se paga en otra moneda. Transfiérele aparte.',
    AMOUNT_NOT_POSITIVE: 'No está en el archivo: su monto no es mayor que cero.',
    AMOUNT_TOO_LONG: 'No está en el archivo: su monto tiene más cifras de las que admite este formato.',
    IDENTIFIER_NOT_SUPPORTED: 'No está en el archivo: este formato no admite su RUT o RFC.',
    NAME_NOT_SUPPORTED: 'No está en el archivo: su nombre no tiene letras que el banco admita.',
    NAME_CUT: 'El nombre es más largo que el campo del banco y se corta.',
    LETTERS_REPLACED: 'El nombre va sin acentos ni signos que el banco no admite.',
    EMAIL_LEFT_OUT: 'Su correo no cabe en este formato: el banco no le avisará del pago.',
  } satisfies Record<TransferRejection | TransferRemark, string>,
  rejections: {
    ORIGIN_NOT_SUPPORTED: 'Este formato necesita tu cuenta en ese banco: falta o su número no cabe en el campo.',
    PAYER_NOT_SUPPORTED: 'Este formato necesita el RUT o RFC de tu empresa: falta o no cabe en el campo.',
  } satisfies Record<BankFileRejection, string>,
  exceeded: (most: number): string =>
    `Este formato admite hasta ${most} transferencias por archivo. Usa otro formato o divide la lista.`,
  unconfirmed: 'Verifica con tu banco que acepta este formato antes de pagar con él.',
  confirm: 'Mi banco lo aceptó',
  download: 'Descargar archivo para tu banco',
} as const

/** Accounts that are confirmed with their holders before they are paid. */
export const payeeCautionText = {
  title: 'Cuentas por confirmar',
  lead: (payees: number): string =>
    plural(
      payees,
      'Antes de pagar, llama a este proveedor a un teléfono que ya conozcas y confirma que la cuenta es suya.',
      'Antes de pagar, llama a estos proveedores a un teléfono que ya conozcas y confirma que las cuentas son suyas.',
    ),
  reasons: {
    FIRST_PAYMENT: 'Es el primer pago a esta cuenta.',
    CHANGED_RECENTLY: 'La cuenta se agregó o cambió en los últimos 10 días.',
    OTHER_HOLDER: 'El titular de la cuenta no es el proveedor.',
    OTHER_BANK: 'La CLABE es de otro banco.',
    CHANGED_SINCE: 'La cuenta cambió después de que pediste pagar esta lista.',
  } satisfies Record<PayeeCaution, string>,
  asked: (name: string): string => `¿Cómo confirmaste la cuenta de ${name}?`,
  channel: 'Medio',
  channels: {
    PHONE: 'Por teléfono',
    IN_PERSON: 'En persona',
    MAIL: 'Por correo',
    OTHER: 'Por otro medio',
  } satisfies Record<ConfirmationChannel, string>,
  choose: 'Elige una opción',
  person: 'Persona que respondió',
  confirm: 'Confirmé con el proveedor',
  confirming: 'Guardando…',
  done: 'Guardamos que confirmaste estas cuentas.',
  confirmed: ({ channel, confirmedBy, confirmedOn, operator, person }: ConfirmedPayee): string => {
    const who = operator === undefined ? confirmedBy : `${operator}, en nombre de ${confirmedBy},`
    const asked = person === undefined || channel === undefined ? '' : `: preguntó a ${person} ${CHANNELS[channel]}`
    return `Cuenta confirmada por ${who} el ${formatShortDate(confirmedOn)}${asked}.`
  },
  failed: 'No pudimos guardar tu confirmación.',
} as const

interface ConfirmedPayee {
  readonly confirmedBy: string
  readonly operator: string | undefined
  readonly confirmedOn: CivilDate
  readonly channel: ConfirmationChannel | undefined
  readonly person: string | undefined
}

const CHANNELS: Readonly<Record<ConfirmationChannel, string>> = {
  PHONE: 'por teléfono',
  IN_PERSON: 'en persona',
  MAIL: 'por correo',
  OTHER: 'por otro medio',
}
