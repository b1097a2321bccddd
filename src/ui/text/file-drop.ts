import type { Country } from '#domain/kernel/country.ts'
import { counted } from './plural.ts'

/** The outcome of a dropped file. */
export type FileOutcome = 'IMPORTED' | 'DUPLICATE' | 'OTHER_BUSINESS' | 'NOT_AN_INVOICE' | 'UNREADABLE'

/** The drop zone and its report. */
export const fileDropText = {
  title: 'Agrega facturas',
  /** The accessible name of the drop zone. */
  zone: 'Suelta tus facturas aquí',
  given: 'Tus archivos',
  detail: 'Suelta aquí tus XML o ZIP, hasta 100 a la vez.',
  choose: 'Elegir archivos',
  dropNow: 'Suelta para cargar',
  sending: 'Leyendo tus archivos',
  report: 'Resultado por archivo',
  summary: (imported: number, total: number, country: Country): string =>
    `${counted(imported, country, 'factura cargada', 'facturas cargadas')} de ${counted(total, country, 'archivo', 'archivos')}`,
  outcomes: {
    IMPORTED: 'Cargada',
    DUPLICATE: 'Ya la teníamos',
    OTHER_BUSINESS: 'Es de otra empresa',
    NOT_AN_INVOICE: 'No es una factura',
    UNREADABLE: 'No se puede leer',
  },
} as const
