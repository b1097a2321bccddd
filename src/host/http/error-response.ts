import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#wire/error-codes.ts'
import { AccountKeeperCodec, ErrorBody } from '#wire/error.codec.ts'
import { DEADLOCK, LOCK_NOT_AVAILABLE, sqlState } from '../database/database.ts'
import { PasswordQueueFull } from '../security/password-hash.ts'
import { errorSummary } from './error-summary.ts'
import { invalid, retryLater, hostError, type HostError } from './host-error.ts'

/** Sends an error in the format of all error responses. */
export const sendError = (
  reply: FastifyReply,
  error: HostError,
  status: number = ERROR_STATUS[error.code],
): FastifyReply => {
  const { availableFrom, changed, code, current, detail, fields, invoices, keeper, retryAfterSeconds, scheduled } =
    error
  const body: ErrorBody = {
    errorCode: code,
    error: { errorCode: code },
    requestId: reply.request.id,
    ...(fields === undefined || fields.length === 0 ? {} : { fields: [...fields] }),
    ...(detail === undefined ? {} : { detail }),
    ...(invoices === undefined ? {} : { invoices: invoices.map(Number) }),
    ...(scheduled === undefined ? {} : { scheduled }),
    ...(keeper === undefined ? {} : { keeper: AccountKeeperCodec.encode(keeper) }),
    ...(changed === undefined ? {} : { changed }),
    ...(availableFrom === undefined ? {} : { availableFrom }),
    ...(current === undefined ? {} : { current }),
  }
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(ErrorBody.encode(body)))
}

/** Maps a thrown error to a response. Only unexpected errors are logged with their stack. */
export const onThrown = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info({ method: request.method, route: request.routeOptions.url }, 'connection ended within the body')
    return sendError(reply, invalid([]))
  }
  const meant = meaningOf(error)
  if (meant.code === 'ERROR_UNKNOWN_ERROR' || meant.code === 'ERROR_STORAGE') {
    request.log.error({ sqlState: sqlState(error), ...errorSummary(error) }, 'call failed')
  }
  return sendError(reply, meant)
}

const OF_FRAMEWORK: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries({
    FST_ERR_CTP_BODY_TOO_LARGE: 'ERROR_TOO_LARGE',
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'ERROR_CONTENT_TYPE',
    FST_INVALID_MULTIPART_CONTENT_TYPE: 'ERROR_CONTENT_TYPE',
    FST_REQ_FILE_TOO_LARGE: 'ERROR_DOCUMENT_SIZE',
    FST_FILES_LIMIT: 'ERROR_TOO_LARGE',
    FST_PARTS_LIMIT: 'ERROR_TOO_LARGE',
    FST_FIELDS_LIMIT: 'ERROR_TOO_LARGE',
  }),
)

const meaningOf = (error: unknown): HostError => {
  if (error instanceof PasswordQueueFull) return retryLater('ERROR_BUSY', 5)
  const state = sqlState(error)
  if (state !== undefined) return meaningOfState(state)
  const code = textAt(error, 'code')
  const known = code === undefined ? undefined : OF_FRAMEWORK.get(code)
  if (known !== undefined) return hostError(known)
  if (code !== undefined && UNREACHABLE.has(code)) return retryLater('ERROR_STORAGE', 5)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? invalid([]) : hostError('ERROR_UNKNOWN_ERROR')
}

const UNREACHABLE: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'ENOSPC'])

/** Connection lost, no resources, operator shutdown, disk failure. */
const STORAGE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58'])
const SERIALIZATION_FAILURE = '40001'
/** A value that no column can store, such as a text with a NUL. */
const DATA_CLASS = '22'

const meaningOfState = (state: string): HostError => {
  if (state === LOCK_NOT_AVAILABLE || state === DEADLOCK || state === SERIALIZATION_FAILURE)
    return retryLater('ERROR_IN_PROGRESS', 1)
  if (state.startsWith(DATA_CLASS)) return invalid([])
  return STORAGE_CLASSES.has(state.slice(0, 2)) ? retryLater('ERROR_STORAGE', 5) : hostError('ERROR_UNKNOWN_ERROR')
}

const textAt = (value: unknown, key: string): string | undefined => {
  const found =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined
  return typeof found === 'string' ? found : undefined
}
