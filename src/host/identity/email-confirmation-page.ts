import type { FastifyInstance } from 'fastify'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import { sendPage, smallPage } from '../http/small-page.ts'
import { subnetOf } from '../http/subnet.ts'
import type { Clock } from '../kernel/clock.ts'
import { ownerOfOneTimeCode, redeemOneTimeCode } from './one-time-code.ts'
import { confirmEmail, userBy } from './store.ts'

interface Services {
  readonly clock: Clock
  readonly database: Database
  readonly limits: Limits
  readonly maintenance: Maintenance
}

interface ConfirmationRequest {
  readonly Params: { readonly code: string }
  readonly Querystring: { readonly confirmar?: string }
}

/**
 * The page behind the link that confirms an address. The confirmation needs a click, because mail scanners open links
 * too.
 */
export const registerEmailConfirmationPage = (app: FastifyInstance, services: Services): void => {
  app.get<ConfirmationRequest>('/verifyemail/:code', async ({ id, ip, params, query }, reply) => {
    if (services.maintenance.isOn()) return sendPage(reply, 503, CLOSED)
    const address = subnetOf(ip)
    const tooMany = await services.limits.openLink(address)
    if (tooMany !== undefined)
      return sendPage(reply.header('retry-after', String(tooMany.retryAfterSeconds)), 429, TOO_MANY)
    const isConfirmed = query.confirmar === '1' && (await confirm(services, params.code, id))
    const isGood =
      isConfirmed ||
      (await ownerOfOneTimeCode(services.database, 'VERIFY', params.code, services.clock.now())) !== undefined
    if (isGood) await services.limits.linkOpened(address)
    const page = isConfirmed ? CONFIRMED : isGood ? QUESTION : USELESS
    return sendPage(reply, isGood ? 200 : 410, page)
  })
}

const confirm = ({ clock, database }: Services, code: string, requestId: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const userId = await redeemOneTimeCode(tx, 'VERIFY', code, clock.now())
    const user = userId && (await userBy(tx, userId))
    if (user === undefined) return false
    await confirmEmail(tx, user.id, clock.now())
    await appendAuditEntry(tx, clock, { actor: user.email, userId: user.id, action: 'email confirmed', requestId })
    return true
  })

const QUESTION = smallPage(
  'Confirma tu correo',
  '<p>Así sabemos que los avisos de tu cuenta te llegan a ti.</p>',
  '<form method="get"><button name="confirmar" value="1">Confirmar mi correo</button></form>',
)
const TOO_MANY = smallPage('Demasiados intentos', '<p>Espera unos minutos y vuelve a abrir el enlace.</p>')
const CLOSED = smallPage(
  'En mantención',
  '<p>Disculpa las molestias, estamos realizando una breve mantención. Vuelve a abrir el enlace más tarde.</p>',
)
const CONFIRMED = smallPage(
  'Tu correo quedó confirmado',
  '<p>Gracias. Ya puedes cerrar esta página.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
const USELESS = smallPage(
  'Este enlace ya no sirve',
  '<p>Se usó antes o venció. Puedes seguir usando tu cuenta con normalidad.</p>',
  '<p><a href="/">Ir a Anticipo</a></p>',
)
