import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CertificateHolder } from '#domain/tax-credential/certificate.ts'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { DateOnly } from './codec/amounts.ts'
import { mapCodec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, FiniteNumber, oneOf, optional, text, withDefault } from './codec/primitives.ts'

const JOB_STATES: ReadonlyArray<JobState> = ['QUEUE', 'WORKING', 'SUCCESS', 'FAILED']
export const JobStateCodec = oneOf('JobState', JOB_STATES)

/** Clamped to 0 to 100. */
export const Progress: t.Type<number, number, unknown> = mapCodec(
  'Progress',
  FiniteNumber,
  (value) => E.right(Math.min(100, Math.max(0, value))),
  (value) => value,
)

/**
 * `updatedAt`: when the documents were last brought, in milliseconds since 1970. The refresh is the latest one, unless a
 * load followed it; its arrivals are the invoices that it added.
 */
export const TaxCheck = mappedRecord('TaxCheck', {
  hasCredential: ['hasCredential', t.boolean],
  isCredentialActive: ['isCredentialActive', t.boolean],
  jobState: ['jobState', optional(JobStateCodec)],
  jobProgress: ['jobProgress', withDefault(Progress, 0)],
  refreshState: ['refreshState', optional(JobStateCodec)],
  refreshProgress: ['refreshProgress', withDefault(Progress, 0)],
  refreshArrivals: ['refreshArrivals', withDefault(Count, 0)],
  updatedAt: ['updatedAt', optional(Count)],
})

export const TaxCredential = mappedRecord('TaxCredential', {
  identifier: ['user', text(20)],
  password: ['password', text(256)],
})

const HOLDERS: ReadonlyArray<CertificateHolder> = ['BUSINESS', 'REPRESENTATIVE', 'OTHER', 'UNKNOWN']

/** The last three are present when there is a certificate. */
export const PfxCheck = mappedRecord('PfxCheck', {
  isRegistered: ['hasPfxCertificate', t.boolean],
  validUntil: ['validUntil', optional(DateOnly)],
  holder: ['holder', optional(oneOf('CertificateHolder', HOLDERS))],
})

/** 64 kB in base64, and the same again, so that the host names the limit. */
const MAX_PFX_LENGTH = 180_000

export const PfxUpload = mappedRecord('PfxUpload', {
  pfxBase64: ['pfxBase64', text(MAX_PFX_LENGTH)],
  password: ['password', text(256)],
  /** The certificate of another person replaces a valid one only with it. */
  isConfirmed: ['confirmed', withDefault(t.boolean, false)],
})
