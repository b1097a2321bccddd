import { absurd } from 'fp-ts/function'
import type { Failure } from '#application/shared/failure.ts'
import { ERROR_SENTENCES } from './error-sentences.ts'

/** A failure as text: a sentence, and a code in small print for support. */
export interface DescribedFailure {
  readonly sentence: string
  /** Undefined where support has nothing to look up. */
  readonly code: string | undefined
  /** The request id in the host's log. */
  readonly reference: string | undefined
}

export const describeFailure = (failure: Failure): DescribedFailure => {
  switch (failure._tag) {
    case 'Unreachable':
      return described('No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.', 'ERROR_NETWORK')
    case 'TimedOut':
      return described('La respuesta está tardando demasiado. Intenta de nuevo.', 'ERROR_TIMEOUT')
    case 'Unauthorized':
      return described(
        'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.',
        'ERROR_AUTH_TOKEN_EXPIRED',
      )
    case 'Undecodable':
      return described(
        'Recibimos una respuesta que no entendemos. Intenta de nuevo; si sigue, contáctanos.',
        'ERROR_CONTRACT',
      )
    case 'Rejected':
      return MISTYPED.has(failure.code)
        ? { sentence: sentenceOf(failure), code: undefined, reference: undefined }
        : { ...described(sentenceOf(failure), failure.code), reference: failure.requestId }
    default:
      return absurd(failure)
  }
}

/** A password that the user corrects. */
const MISTYPED: ReadonlySet<string> = new Set([
  'ERROR_AUTH_INVALID_CREDENTIALS',
  'ERROR_USER_WRONG_PASSWORD',
  'ERROR_TAX_CREDENTIAL_INVALID',
  'ERROR_PFX_WRONG_PASSWORD',
])

const described = (sentence: string, code: string): DescribedFailure => ({ sentence, code, reference: undefined })

const sentenceOf = ({ availableFrom, code, scheduled }: Extract<Failure, { readonly _tag: 'Rejected' }>): string => {
  if (scheduled !== undefined) return `La factura ${scheduled.folio} ya está en la lista «${scheduled.payroll}».`
  if (availableFrom !== undefined && code === 'ERROR_APPROVAL_NOBODY')
    return `Ahora nadie de tu empresa puede autorizar esto. Puedes volver a pedirlo desde el ${availableFrom}.`
  return sentenceOfCode(code)
}

const sentenceOfCode = (code: string): string =>
  (Object.hasOwn(ERROR_SENTENCES, code) ? ERROR_SENTENCES[code] : undefined) ??
  'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.'
