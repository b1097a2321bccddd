import type { OnboardingDaysError } from '#domain/payables/onboarding.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted, plural } from './plural.ts'

/** The wizard of the first use of the payables. */
export const onboardingText = {
  title: 'Configura tus cuentas por pagar',
  steps: ['Sincronizar Facturas', 'Términos de pago', 'Listo'],
  stepsLabel: 'Pasos de la configuración',
  daysLead: '¿Desde cuándo quieres ver las facturas de tus proveedores?',
  days: 'Días hacia atrás',
  daysUnit: (days: number): string => `${plural(days, 'día', 'días')} hacia atrás`,
  daysError: (error: OnboardingDaysError): string =>
    error._tag === 'OnboardingDaysNotWhole'
      ? 'Escribe un número entero de días.'
      : `Elige entre ${error.minimum} y ${error.maximum} días.`,
  find: 'Siguiente',
  finding: 'Buscando proveedores…',
  termsLead: 'Indica en cuántos días pagas a cada proveedor. Escribe 0 si pagas al contado.',
  noTerms: 'No se han encontrado proveedores con términos de pagos.',
  searchSupplier: 'Buscar proveedor',
  term: 'Días',
  termOf: (name: string): string => `Días para pagar a ${name}`,
  termForSelected: 'Días para los seleccionados',
  apply: (count: number, country: Country): string =>
    `Aplicar a ${counted(count, country, 'proveedor', 'proveedores')}`,
  applyNone: 'Aplicar',
  back: 'Atrás',
  finish: 'Finalizar',
  saving: 'Guardando…',
  doneTitle: 'Tus cuentas por pagar están listas',
  doneDetail: 'Ya puedes ordenar lo que debes a tus proveedores.',
  goToInvoices: 'Ir a mis facturas',
} as const
