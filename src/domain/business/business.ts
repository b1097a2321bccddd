import type { Either } from 'fp-ts/Either'
import type { Country } from '../kernel/country.ts'
import { requiredText, type TextError } from '../kernel/form.ts'
import type { BusinessId } from '../kernel/id.ts'

/** A company of the product. */
export interface Business {
  readonly id: BusinessId
  /** RUT or RFC, canonical. */
  readonly identifier: string
  readonly name: string
  readonly address: string | undefined
  readonly email: string | undefined
  readonly country: Country
  /** Increases with every change. */
  readonly version: number
}

const MAX_ADDRESS_LENGTH = 200

/**
 * The address of a company in one line, without blanks at its ends: not blank, at most 200 characters; otherwise a
 * `TextError`.
 *
 * @example
 * ```ts
 * import { parseBusinessAddress } from '@anticipo/domain/business/business'
 *
 * parseBusinessAddress(' Av. Providencia 1234 ') // { _tag: 'Right', right: 'Av. Providencia 1234' }
 * ```
 */
export const parseBusinessAddress = (text: string): Either<TextError, string> => requiredText(text, MAX_ADDRESS_LENGTH)

/** A feature that is enabled per business, by its number. */
export interface EntityFeature {
  readonly featureId: number
  readonly active: boolean
}

/** Feature number of suppliers and payments. */
export const PAYABLES_FEATURE = 10

/**
 * True when the feature is listed and active.
 *
 * @example
 * ```ts
 * import { hasFeature, PAYABLES_FEATURE } from '@anticipo/domain/business/business'
 *
 * hasFeature([{ featureId: 10, active: true }], PAYABLES_FEATURE) // true
 * hasFeature([{ featureId: 10, active: false }], PAYABLES_FEATURE) // false
 * ```
 */
export const hasFeature = (features: ReadonlyArray<EntityFeature>, featureId: number): boolean =>
  features.some((feature) => feature.featureId === featureId && feature.active)
