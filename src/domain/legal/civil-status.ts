import type { Country } from '../kernel/country.ts'
import { own } from '../kernel/guard.ts'

/** A civil status of either country, by the codes of the host. */
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

/**
 * The options of the country's form, in order (Código Civil of each country).
 *
 * @example
 * ```ts
 * import { civilStatusesOf } from '@anticipo/domain/legal/civil-status'
 *
 * civilStatusesOf('CL').includes('CONCUBINATO') // false
 * ```
 */
export const civilStatusesOf = (country: Country): ReadonlyArray<CivilStatus> => own(STATUSES, country) ?? []

const STATUSES: Readonly<Record<Country, ReadonlyArray<CivilStatus>>> = {
  CL: ['SOLTERO', 'CASADO_CONYUGAL', 'CASADO', 'DIVORCIADO', 'SEPARADO', 'VIUDO'],
  MX: ['SOLTERO', 'CASADO', 'VIUDO', 'SEPARACION_EN_PROCESO_JUDICIAL', 'DIVORCIADO', 'CONCUBINATO'],
}
