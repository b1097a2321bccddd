import type { Country } from '../kernel/country.ts'
import type { BusinessId } from '../kernel/id.ts'

export interface Business {
  readonly id: BusinessId
  /** RUT or RFC, canonical. */
  readonly identifier: string
  readonly name: string
  readonly address: string | undefined
  readonly email: string | undefined
  readonly country: Country
}

/** Something a business may or may not use, by its number. */
export interface EntityFeature {
  readonly featureId: number
  readonly active: boolean
}

/** Suppliers and payments. */
export const PAYABLES_FEATURE = 10

/** Listed and active. */
export const hasFeature = (features: ReadonlyArray<EntityFeature>, featureId: number): boolean =>
  features.some((feature) => feature.featureId === featureId && feature.active)
