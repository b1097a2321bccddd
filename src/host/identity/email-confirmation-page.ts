import type { FastifyInstance } from 'fastify'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Database } from '../database/database.ts'
import { answerLink } from '../http/linked-page.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import { sendPage, smallPage } from '../http/small-page.ts'
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
  app.get<ConfirmationRequest>('/verifyemail/:code', ({ id, ip, params, query }, reply) =>
    answerLink(services, ip, reply, {
      find: async () => {
        if (query.confirmar === '1' && (await confirm(services, params.code, id))) return CONFIRMED
        const owner = await ownerOfOneTimeCode(services.database, 'VERIFY', params.code, services.clock.now())
        return owner && QUESTION
      },
      useless: USELESS,
      answer: async (page) => sendPage(reply, 200, page),
    }),
  )
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
