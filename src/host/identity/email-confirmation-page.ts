import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { subnetOf } from '../http/subnet.ts'
import { overrideHeaders } from '../http/security-headers.ts'
import type { HostServices } from '../server/services.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { ownerOfOneTimeCode, redeemOneTimeCode } from './one-time-code.ts'
import { confirmEmail, userBy } from './store.ts'

interface ConfirmationRequest {
  readonly Params: { readonly code: string }
  readonly Querystring: { readonly confirmar?: string }
}

/**
 * The page behind the link that confirms an address. The confirmation needs a click, because mail scanners open links
 * too.
 */
export const registerEmailConfirmationPage = (app: FastifyInstance, parts: HostServices): void => {
  app.get<ConfirmationRequest>('/verifyemail/:code', async ({ id, ip, params, query }, reply) => {
    if (parts.maintenance.isOn()) return send(reply, 503, CLOSED)
    const address = subnetOf(ip)
    const tooMany = await parts.limits.openLink(address)
    if (tooMany !== undefined)
      return send(reply.header('retry-after', String(tooMany.retryAfterSeconds)), 429, TOO_MANY)
    const isConfirmed = query.confirmar === '1' && (await confirm(parts, params.code, id))
    const isGood =
      isConfirmed || (await ownerOfOneTimeCode(parts.database, 'VERIFY', params.code, parts.clock.now())) !== undefined
    if (isGood) await parts.limits.linkOpened(address)
    const page = isConfirmed ? CONFIRMED : isGood ? QUESTION : USELESS
    return send(reply, isGood ? 200 : 410, page)
  })
}

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  overrideHeaders(reply, { 'content-security-policy': POLICY }).code(status).type('text/html; charset=utf-8').send(page)

const confirm = ({ clock, database }: HostServices, code: string, requestId: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const userId = await redeemOneTimeCode(tx, 'VERIFY', code, clock.now())
    const user = userId && (await userBy(tx, userId))
    if (user === undefined) return false
    await confirmEmail(tx, user.id, clock.now())
    await appendAuditEntry(tx, clock, { actor: user.email, userId: user.id, action: 'email confirmed', requestId })
    return true
  })

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:Arial,Helvetica,sans-serif;line-height:1.5;' +
  'color-scheme:light dark;background:Canvas;color:CanvasText}main{max-width:26rem;padding:2rem;text-align:center}h1{font-size:1.5rem}' +
  'button{font:inherit;padding:.6rem 1.4rem;border:0;border-radius:4px;background:#5b3fd6;color:#fff;cursor:pointer;min-height:44px}' +
  'button:focus-visible{outline:2px solid CanvasText;outline-offset:2px}'

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const pageOf = (title: string, ...content: ReadonlyArray<string>): string =>
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${title} · Anticipo</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${content.join('')}</main></body></html>`

const QUESTION = pageOf(
  'Confirma tu correo',
  '<p>Así sabemos que los avisos de tu cuenta te llegan a ti.</p>',
  '<form method="get"><button name="confirmar" value="1">Confirmar mi correo</button></form>',
)
const TOO_MANY = pageOf('Demasiados intentos', '<p>Espera unos minutos y vuelve a abrir el enlace.</p>')
const CLOSED = pageOf(
  'En mantención',
  '<p>Disculpa las molestias, estamos realizando una breve mantención. Vuelve a abrir el enlace más tarde.</p>',
)
const CONFIRMED = pageOf(
  'Tu correo quedó confirmado',
  '<p>Gracias. Ya puedes cerrar esta página.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
const USELESS = pageOf(
  'Este enlace ya no sirve',
  '<p>Se usó antes o venció. Puedes seguir usando tu cuenta con normalidad.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
