import type { Country } from '../kernel/country.ts'

export type CivilStatus =
  | 'SOLTERO'
  | 'CASADO'
  /** Married with community of property, which binds the spouse too. */
  | 'CASADO_CONYUGAL'
  | 'DIVORCIADO'
  | 'SEPARADO'
  | 'SEPARACION_EN_PROCESO_JUDICIAL'
  | 'VIUDO'
  | 'CONCUBINATO'

/** Options of the country's form, in order (Código Civil of each country). */
export const civilStatusesOf = (country: Country): ReadonlyArray<CivilStatus> => STATUSES[country]

const STATUSES: Readonly<Record<Country, ReadonlyArray<CivilStatus>>> = {
  CL: ['SOLTERO', 'CASADO_CONYUGAL', 'CASADO', 'DIVORCIADO', 'SEPARADO', 'VIUDO'],
  MX: ['SOLTERO', 'CASADO', 'VIUDO', 'SEPARACION_EN_PROCESO_JUDICIAL', 'DIVORCIADO', 'CONCUBINATO'],
}
