import * as E from 'fp-ts/Either'
import { validateUpload, MAGIC_NUMBER_BYTES } from '#domain/documents/upload-limits.ts'
import { asksBeforeReplacing } from '#domain/tax-credential/certificate.ts'
import type { ErrorsOf } from '#wire/endpoint.ts'
import type { endpoints } from '#wire/endpoints.ts'
import type { Handler, HandlerResult } from '../http/call.ts'
import { hostError, type HostError } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import type { Vault } from '../security/vault.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'
import type { WorkerFailure } from '../workers/worker-pool.ts'
import { certificateOf, holderOf, saveCertificate } from './certificate-store.ts'
import type { CertificateContents, CertificateError } from './read-certificate.ts'
import type { CredentialWorkers } from './tasks.ts'

export interface CertificateServices extends ChangeServices {
  readonly vault: Vault
  readonly workers: Pick<CredentialWorkers, 'ask'>
}

export const registerCertificate: Handler<CertificateServices, 'pfxUpload'> = async (services, call) => {
  const { body, business } = call
  const bytes = Buffer.from(body.pfxBase64, 'base64')
  const read = await readInWorker(services, business, bytes, body.password)
  if (E.isLeft(read)) return read
  const { fingerprint, holderRut } = read.right
  const secret = JSON.stringify({ pfx: bytes.toString('base64'), password: body.password })
  const sealed = services.vault.seal(secret, business.id)
  return call.transaction(async (tx) => {
    const next = { holder: await holderOf(tx, business, holderRut) }
    const today = services.clock.today(business.country)
    if (!body.isConfirmed && asksBeforeReplacing(await certificateOf(tx, business), next, today))
      return E.left(hostError('ERROR_PFX_OTHER_HOLDER'))
    await saveCertificate(tx, services.clock, business.id, read.right, sealed)
    await recordChange(services, tx, call, 'certificate', 'certificate registered', { fingerprint })
    return E.right(certificateStatus(await certificateOf(tx, business)))
  })
}

export const certificateStatus = (certificate: Awaited<ReturnType<typeof certificateOf>>) => ({
  isRegistered: certificate !== undefined,
  validUntil: certificate?.validUntil,
  holder: certificate?.holder,
})

/** A key derivation cannot be interrupted, so it runs in a thread that can. */
const OPENING_MS = 5_000

const readInWorker = async (
  { clock, workers }: CertificateServices,
  { id }: Business,
  bytes: Buffer,
  password: string,
): HandlerResult<CertificateContents, ErrorsOf<typeof endpoints.pfxUpload>> => {
  const checked = validateUpload('certificate', [
    { name: '.pfx', size: bytes.length, head: bytes.subarray(0, MAGIC_NUMBER_BYTES) },
  ])
  if (E.isLeft(checked)) return E.left(hostError('ERROR_PFX_INVALID'))
  const answer = await workers.ask('readCertificate', { bytes, password }, { owner: id, limitMs: OPENING_MS })
  if (E.isLeft(answer)) return E.left(FAILURES[answer.left])
  if (E.isLeft(answer.right)) return E.left(ERRORS[answer.right.left])
  const { validFrom, validUntil } = answer.right.right
  if (clock.now() < validFrom) return E.left(hostError('ERROR_PFX_NOT_YET_VALID'))
  return clock.now() > validUntil ? E.left(hostError('ERROR_PFX_EXPIRED')) : answer.right
}

const TOO_SLOW = { ...hostError('ERROR_PFX_INVALID'), detail: 'too slow to open' }

const FAILURES = {
  ...WORKER_ERRORS,
  TIMED_OUT: TOO_SLOW,
  CRASHED: hostError('ERROR_PFX_INVALID'),
} as const satisfies Readonly<Record<WorkerFailure, HostError>>

const ERRORS = {
  INVALID: hostError('ERROR_PFX_INVALID'),
  WRONG_PASSWORD: hostError('ERROR_PFX_WRONG_PASSWORD'),
  UNPROTECTED: hostError('ERROR_PFX_UNPROTECTED'),
  NO_PRIVATE_KEY: hostError('ERROR_PFX_NO_PRIVATE_KEY'),
  UNSUPPORTED_KEY: hostError('ERROR_PFX_UNSUPPORTED_KEY'),
  TOO_SLOW,
} as const satisfies Readonly<Record<CertificateError, HostError>>
