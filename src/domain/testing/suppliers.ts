import * as fc from 'fast-check'
import type { Supplier } from '../suppliers/supplier.ts'
import { id } from './kernel.ts'
import { MAX_TERM, type PaymentTerm } from '../suppliers/payment-term.ts'
import type { NamedSupplier } from '../suppliers/supplier-list.ts'

const NAMES = [
  'Ñandú Servicios',
  'ñuble transportes',
  'Nogales SpA',
  'Nunoa',
  'NZ Imports',
  'Óptica Sur',
  'Oxígeno',
  'El Águila',
  '3M Chile',
  '¡Hola!',
  '  Zapatería',
  'N\u0303ublense',
  'Ärzte',
  '',
  '東京',
]

/** Names with accents, Ñ as one code point or two, leading digits and signs, blanks, other alphabets. */
export const supplierName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const named = { name: supplierName, identifier: fc.constantFrom('76.418.205-7', 'SAT970701NN3', '60803000-K') }

/** At most 15 suppliers, some of one name. */
export const namedSuppliers: fc.Arbitrary<ReadonlyArray<NamedSupplier>> = fc.array(fc.record(named), { maxLength: 15 })

/** A term from 0 to `MAX_TERM` days. */
export const paymentTerm: fc.Arbitrary<PaymentTerm> = fc
  .integer({ min: 0, max: MAX_TERM })
  .map((days) => days as PaymentTerm)

/** A supplier with or without an agreed term. */
export const supplier: fc.Arbitrary<Supplier> = fc.record({
  ...named,
  id: id<'Supplier'>(),
  paymentTerm: fc.option(paymentTerm, { nil: undefined }),
  version: fc.nat({ max: 1_000 }),
})

/** A term just out of range, or not an integer. */
export const nearMissTerm: fc.Arbitrary<string> = fc.constantFrom(
  String(MAX_TERM + 1),
  '-1',
  '1.5',
  '30 días',
  '1e2',
  '٣٠',
)
