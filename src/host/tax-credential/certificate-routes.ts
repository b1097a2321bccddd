import * as E from 'fp-ts/Either'
import { validateUpload, MAGIC_NUMBER_BYTES } from '#domain/documents/upload-limits.ts'
import { endpoints } from '#wire/endpoints.ts'
import { actingUser } from '../audit/acting-user.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { hostError, type HostError } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Vault } from '../security/vault.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'
import type { WorkerFailure } from '../workers/worker-pool.ts'
import { certificateOf, saveCertificate } from './certificate-store.ts'
import type { CertificateContents, CertificateError } from './read-certificate.ts'
import type { CredentialWorkers } from './tasks.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
  readonly vault: Vault
  readonly workers: Pick<CredentialWorkers, 'ask'>
}

export const certificateRoutes = routes((services: Services) => [
  route(endpoints.pfxCheck, async ({ business, db }) => E.right(responseOf(await certificateOf(db, business)))),

  route(endpoints.pfxUpload, async ({ afterCommit, body, business, requestId, session, transaction }) => {
    const bytes = Buffer.from(body.pfxBase64, 'base64')
    const read = await readInWorker(services, business, bytes, body.password)
    if (E.isLeft(read)) return read
    const sealed = services.vault.seal(
      JSON.stringify({ pfx: bytes.toString('base64'), password: body.password }),
      business.id,
    )
    return transaction(async (tx) => {
      await saveCertificate(tx, services.clock, business.id, read.right, sealed)
      await appendAuditEntry(tx, services.clock, {
        ...actingUser({ business, requestId, session }),
        action: 'certificate registered',
        detail: { fingerprint: read.right.fingerprint },
      })
      afterCommit(() => services.live.publish({ type: 'certificate', businessId: business.id }))
      return E.right(responseOf(await certificateOf(tx, business)))
    })
  }),
])

const responseOf = (certificate: Awaited<ReturnType<typeof certificateOf>>) => ({
  isRegistered: certificate !== undefined,
  validUntil: certificate?.validUntil,
  holder: certificate?.holder,
})

/** A key derivation cannot be interrupted, so it runs in a thread that can. */
const OPENING_MS = 5_000

const readInWorker = async (
  { clock, workers }: { readonly clock: Clock; readonly workers: Pick<CredentialWorkers, 'ask'> },
  { id }: Business,
  bytes: Buffer,
  password: string,
): Promise<E.Either<HostError, CertificateContents>> => {
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

const TOO_SLOW: HostError = { code: 'ERROR_PFX_INVALID', detail: 'too slow to open' }

const FAILURES: Readonly<Record<WorkerFailure, HostError>> = {
  ...WORKER_ERRORS,
  TIMED_OUT: TOO_SLOW,
  CRASHED: hostError('ERROR_PFX_INVALID'),
}

const ERRORS: Readonly<Record<CertificateError, HostError>> = {
  INVALID: hostError('ERROR_PFX_INVALID'),
  WRONG_PASSWORD: hostError('ERROR_PFX_WRONG_PASSWORD'),
  UNPROTECTED: hostError('ERROR_PFX_UNPROTECTED'),
  NO_PRIVATE_KEY: hostError('ERROR_PFX_NO_PRIVATE_KEY'),
  UNSUPPORTED_KEY: hostError('ERROR_PFX_UNSUPPORTED_KEY'),
  TOO_SLOW,
}
