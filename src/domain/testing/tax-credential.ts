import * as fc from 'fast-check'
import type { Certificate, CertificateHolder } from '../tax-credential/certificate.ts'
import type { JobState, TaxProgress, TaxStatus } from '../tax-credential/credential-prompt.ts'
import { calendarDate } from './kernel.ts'

/** Every state of an import. */
export const jobState: fc.Arbitrary<JobState> = fc.constantFrom('QUEUE', 'WORKING', 'SUCCESS', 'FAILED')

/** Percentages in range, out of range, and NaN. */
export const anyPercent: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.integer({ min: -10, max: 200 }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 99.5, 99.4, -0),
)

/** The credential of a company and its import, consistent or not. */
export const taxStatus: fc.Arbitrary<TaxStatus> = fc.record({
  hasCredential: fc.boolean(),
  isCredentialActive: fc.boolean(),
  jobState: fc.option(jobState, { nil: undefined }),
  jobProgress: anyPercent,
})

/** Every kind of holder. */
export const certificateHolder: fc.Arbitrary<CertificateHolder> = fc.constantFrom(
  'BUSINESS',
  'REPRESENTATIVE',
  'OTHER',
  'UNKNOWN',
)

/** A certificate of any holder, valid until any date. */
export const certificate: fc.Arbitrary<Certificate> = fc.record({
  validUntil: calendarDate,
  holder: certificateHolder,
})

/** The progress of an import as a server sends it, invalid figures included. */
export const taxProgress: fc.Arbitrary<TaxProgress> = fc.record({ status: jobState, completion: anyPercent })
