import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { JobState, TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import { mapCodec } from './codec/mapped.ts'
import { FiniteNumber, oneOf, optional, text } from './codec/primitives.ts'

const JOB_STATES: ReadonlyArray<JobState> = ['QUEUE', 'WORKING', 'SUCCESS', 'FAILED']
export const JobStateCodec = oneOf('JobState', JOB_STATES)

/** 0 to 100; a host that goes beyond is held at the end. */
export const Progress: t.Type<number, number, unknown> = mapCodec(
  'Progress',
  FiniteNumber,
  (value) => E.right(Math.min(100, Math.max(0, value))),
  (value) => value,
)

const Travelling = t.strict({
  hasCredential: t.boolean,
  isCredentialActive: t.boolean,
  jobState: optional(JobStateCodec),
  jobProgress: optional(Progress),
})

export const TaxCheck = mapCodec(
  'TaxCheck',
  Travelling,
  (wire): E.Either<string, TaxStatus> => E.right({ ...wire, jobProgress: wire.jobProgress ?? 0 }),
  (status) => status,
)

export const TaxCredential = t.strict({ user: text(20), password: text(256) })
