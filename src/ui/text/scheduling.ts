import type { Country } from '#domain/kernel/country.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { formatFullDate, formatInteger, formatShortDate } from '#domain/kernel/format.ts'
import { counted, plural } from './plural.ts'

/** Groups selected invoices into a list. */
export const schedulingText = {
  title: 'Programación de facturas',
  stepsLabel: 'Pasos de la programación',
  steps: ['Fecha de pago', 'Facturas', 'Resumen'],
  date: '¿Qué día quieres pagar estas facturas?',
  suggested: (due: number, invoices: number, country: Country): string =>
    `Es el día hábil con más por pagar: ${formatInteger(due, country)} de tus ${schedulingText.invoices(invoices, country)}.`,
  each: {
    label: 'Cuándo se pagan',
    together: 'Todas en una fecha',
    togetherDetail: 'Una transferencia por proveedor',
    apart: 'Cada factura en su vencimiento',
    apartDetail: (lists: ReadonlyArray<PaidOn>, late: number): string =>
      `${listsText(lists)}, ${late === 0 ? 'ninguna' : late} tarde`,
  },
  /** The day of all of them, or how many days from the first to the last. */
  days: (lists: ReadonlyArray<PaidOn>): string => {
    const [first, ...more] = lists
    if (first === undefined) return '–'
    return more.length === 0 ? formatFullDate(first.date) : `${lists.length} fechas ${fromTo(lists)}`
  },
  dueEachDay: 'Lo que vence cada día',
  paidLate: 'antes: se pagan tarde',
  paidEarly: 'después: se adelantan',
  late: (invoices: number, country: Country): string =>
    counted(invoices, country, 'factura se pagaría tarde', 'facturas se pagarían tarde'),
  cannotKeep: (invoices: number, country: Country): string =>
    counted(invoices, country, 'factura no alcanza su fecha', 'facturas no alcanzan su fecha'),
  payEarlier: (day: string, late: number): string => `Pagar el ${day}: ${late === 0 ? 'ninguna' : late} tarde`,
  showLate: (more: number, country: Country): string => `Ver ${counted(more, country, 'factura más', 'facturas más')}`,
  columns: {
    supplier: 'Proveedor',
    payee: 'Proveedor y cuenta',
    due: 'Vence',
    delay: 'Atraso',
    law: 'Plazo legal',
    list: 'Lista',
    each: 'Se paga',
    pays: (day: string): string => `Pago ${day}`,
  },
  due: 'vence',
  delay: (days: number): string => `${days} ${plural(days, 'día', 'días')}`,
  pastLaw: (days: number): string => `Se pasa ${schedulingText.delay(days)}`,
  timing: (days: number): string =>
    days === 0 ? 'a tiempo' : `${schedulingText.delay(Math.abs(days))} ${days > 0 ? 'tarde' : 'antes'}`,
  name: 'Nombre de la lista',
  nameRequired: 'Campo requerido.',
  nameTaken: 'Ya tienes una lista con este nombre. Puedes usarlo igual.',
  nameTooLong: 'El nombre tiene hasta 80 caracteres.',
  transfers: (transfers: number, country: Country): string =>
    `${counted(transfers, country, 'transferencia', 'transferencias')}, una por proveedor`,
  noAccount: 'Falta su cuenta bancaria',
  missingAccounts: (payees: number, country: Country): string =>
    `${plural(payees, 'Falta', 'Faltan')} ${counted(payees, country, 'cuenta bancaria', 'cuentas bancarias')}`,
  moreAccounts: (payees: number): string => `y ${payees} más`,
  scheduleOthers: (invoices: number): string =>
    invoices === 1 ? 'Programar la otra por' : `Programar las otras ${invoices} por`,
  leaveOut: 'Dejar fuera',
  leaveOutOf: (what: string): string => `Dejar fuera: ${what}`,
  leftOut: (invoices: number, country: Country): string =>
    `${plural(invoices, 'Queda', 'Quedan')} fuera ${schedulingText.invoices(invoices, country)}: ${plural(invoices, 'sigue', 'siguen')} en Mis facturas.`,
  includeAll: 'Incluir todas',
  totalOf: (invoices: number, country: Country): string => `Total de ${schedulingText.invoices(invoices, country)}`,
  suppliers: 'Proveedores',
  transfersTerm: 'Transferencias',
  onePerPayee: (transfers: number, country: Country): string =>
    `${formatInteger(transfers, country)}, una por proveedor`,
  cost: 'Costo de operación',
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  counts: (invoices: number, transfers: number, country: Country): string =>
    `${schedulingText.invoices(invoices, country)} · ${schedulingText.transfers(transfers, country)}`,
  change: 'Cambiar',
  changeOf: (what: string): string => `Cambiar ${what}`,
  changeDate: 'Cambiar fecha',
  dateRejected: 'Elige otra fecha de pago para programar.',
  when: 'Fecha de pago',
  which: 'Facturas',
  invoice: (folio: string): string => `Factura ${folio}`,
  total: 'Total',
  nothingMoves: 'Programar no mueve dinero: eliges cómo pagar después.',
  next: 'Siguiente',
  back: 'Atrás',
  submit: 'Programar pago',
  sending: 'Programando…',
  failed: 'No se pudieron programar las facturas.',
  doneTitle: 'Pago programado con éxito',
  doneDetail: (name: string): string => `La lista «${name}» está en Programadas.`,
  doneEach: (lists: number): string =>
    lists === 1 ? 'La lista está en Programadas.' : `Las ${lists} listas están en Programadas.`,
  goToPayments: 'Ir a pagos',
} as const

interface PaidOn {
  readonly date: CivilDate
}

const listsText = (lists: ReadonlyArray<PaidOn>): string =>
  `${lists.length} ${plural(lists.length, 'lista', 'listas')} ${fromTo(lists)}`

const fromTo = (lists: ReadonlyArray<PaidOn>): string => {
  const [first, last] = [lists[0], lists.at(-1)]
  return first === undefined || last === undefined
    ? ''
    : `entre el ${formatShortDate(first.date)} y el ${formatShortDate(last.date)}`
}
