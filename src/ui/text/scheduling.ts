import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'

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
