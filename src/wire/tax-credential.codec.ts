import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import { mapCodec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { FiniteNumber, oneOf, optional, text, withDefault } from './codec/primitives.ts'

const JOB_STATES: ReadonlyArray<JobState> = ['QUEUE', 'WORKING', 'SUCCESS', 'FAILED']
export const JobStateCodec = oneOf('JobState', JOB_STATES)

/** Clamped to 0 to 100. */
export const Progress: t.Type<number, number, unknown> = mapCodec(
  'Progress',
  FiniteNumber,
  (value) => E.right(Math.min(100, Math.max(0, value))),
  (value) => value,
)

export const TaxCheck = mappedRecord('TaxCheck', {
  hasCredential: ['hasCredential', t.boolean],
  isCredentialActive: ['isCredentialActive', t.boolean],
  jobState: ['jobState', optional(JobStateCodec)],
  jobProgress: ['jobProgress', withDefault(Progress, 0)],
})

export const TaxCredential = mappedRecord('TaxCredential', {
  identifier: ['user', text(20)],
  password: ['password', text(256)],
})
