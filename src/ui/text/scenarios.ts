import { DAYS_LATE, type ScenarioFigures, type ScenarioLetter } from '#domain/financing/scenario.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatShortDate } from '#domain/kernel/format.ts'
import { effectiveRateText } from './effective-rates.ts'
import { counted, plural } from './plural.ts'

/** Saved simulations and their comparison. */
export const scenariosText = {
  title: 'Escenarios',
  hint: 'Guarda esta simulación y compárala con otras fechas u otras facturas.',
  name: (letter: ScenarioLetter): string => `Escenario ${letter}`,
  save: (letter: ScenarioLetter | undefined): string =>
    letter === undefined ? 'Guardar como escenario' : `Guardar como escenario ${letter}`,
  saving: 'Guardando',
  isSaved: (letter: ScenarioLetter): string => `Esta simulación es el escenario ${letter}.`,
  hasFiguresOf: (letter: ScenarioLetter): string => `Estas cifras son las del escenario ${letter}.`,
  full: 'Ya tienes tres escenarios. Quita uno para guardar otro.',
  compare: (count: number): string => (count === 1 ? 'Ver el escenario' : `Comparar los ${count} escenarios`),
  remove: (letter: ScenarioLetter): string => `Quitar el escenario ${letter}`,
  removed: (letter: ScenarioLetter): string => `Quitaste el escenario ${letter}.`,
  notLoaded: 'No pudimos cargar tus escenarios.',
  notChanged: 'No pudimos guardar el cambio en tus escenarios.',
  comparison: {
    lead: 'Lo que recibes y lo que cuesta cada uno. Simulaciones referenciales; confirmamos la tasa al aprobar.',
    back: 'Volver a Financiamiento',
    copyLink: 'Copiar enlace',
    linkHint: 'El enlace lo abren solo los usuarios de tu empresa, mientras existan los escenarios.',
    print: 'Imprimir',
    failed: 'No pudimos cargar los escenarios.',
    empty: 'No hay escenarios para comparar',
    emptyDetail: 'Elige facturas y fechas en Financiamiento, y guarda la simulación como escenario.',
    missing: (count: number): string =>
      plural(
        count,
        'Un escenario del enlace no existe o no es de tu empresa.',
        `${count} escenarios del enlace no existen o no son de tu empresa.`,
      ),
    unusable: (letter: ScenarioLetter): string =>
      `Ninguna de las facturas del escenario ${letter} se puede financiar ahora. Tu selección sigue como estaba.`,
    choice: 'Seguir con',
    choose: (letter: ScenarioLetter): string => `Usar escenario ${letter}`,
    chooseFailed: 'No pudimos abrir el escenario.',
    best: 'mejor',
    figure: 'Concepto',
  },
  rows: {
    type: 'Tipo',
    invoices: 'Facturas',
    total: 'Monto de facturas',
    dates: 'Fechas de pago',
    term: 'Plazo promedio',
    receiveNow: 'Recibes ahora',
    receiveLater: 'Recibes después',
    totalCost: 'Costo total',
    monthlyRate: effectiveRateText.monthly,
    annualRate: effectiveRateText.annual,
    lateInterest: `Interés si pagan ${DAYS_LATE} días tarde`,
    simulatedOn: 'Simulado el',
  },
  /** `03/12/2026 – 15/01/2027` */
  dates: ({ firstPayment, lastPayment }: ScenarioFigures): string =>
    firstPayment === lastPayment
      ? formatShortDate(firstPayment)
      : `${formatShortDate(firstPayment)} – ${formatShortDate(lastPayment)}`,
  term: (days: number, country: Country): string => counted(days, country, 'día', 'días'),
  invoices: (count: number, country: Country): string => formatInteger(count, country),
} as const
