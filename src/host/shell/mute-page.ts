import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DIGEST_NAME, notificationName } from '#domain/labels/notification-names.ts'
import { NOTIFICATION_KINDS } from '#wire/shell.codec.ts'
import type { Database } from '../database/database.ts'
import { answerLink } from '../http/linked-page.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import { sendPage, smallPage } from '../http/small-page.ts'
import { identityStore, membershipStore } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { html } from '../kernel/html.ts'
import { muteMail, muteOfCode } from '../notifications/index.ts'
import type { Vault } from '../security/vault.ts'

interface Services {
  readonly clock: Clock
  readonly database: Database
  readonly limits: Limits
  readonly maintenance: Maintenance
  readonly vault: Vault
}

interface MuteRequest {
  readonly Params: { readonly code: string }
}

/**
 * The page behind the link that turns mails of one choice off. Mail programs send a form to it without opening it (RFC 8058, 3.2), as one
 * of two content types or none; the form itself says nothing that counts. Opening the link changes nothing: scanners open it too.
 */
export const registerMutePage = (parent: FastifyInstance, services: Services): void => {
  void parent.register(async (app) => {
    acceptForm(app)
    app.get<MuteRequest>('/unsubscribe/:code', (request, reply) =>
      withChoice(services, request, reply, async (choice) =>
        sendPage(reply, 200, questionOf(choice.name, request.params.code)),
      ),
    )
    app.post<MuteRequest>('/unsubscribe/:code', (request, reply) =>
      withChoice(services, request, reply, async ({ name, turnOff }) => {
        await turnOff()
        return sendPage(reply, 200, doneOf(name))
      }),
    )
  })
}

const MAX_FORM_BYTES = 4 * 1024

const acceptForm = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async () => undefined,
  )
}

/** A choice that can be turned off. */
interface Choice {
  readonly name: string
  readonly turnOff: () => Promise<void>
}

const withChoice = (
  services: Services,
  { ip, params }: Pick<FastifyRequest<MuteRequest>, 'ip' | 'params'>,
  reply: FastifyReply,
  answer: (choice: Choice) => Promise<FastifyReply>,
): Promise<FastifyReply> =>
  answerLink(services, ip, reply, { answer, find: () => choiceOf(services, params.code), useless: USELESS })

/** The topic of the mails that tell what waits in the companies of a user. */
export const DIGEST_TOPIC = 'Digest'

/** Undefined for a code not in force, a user who does not exist any more, and a choice that an earlier version had. */
const choiceOf = async (services: Services, code: string): Promise<Choice | undefined> => {
  const muting = muteOfCode(services, code)
  if (muting === undefined) return undefined
  const { clock, database } = services
  const { topic, userId } = muting
  if ((await identityStore.userBy(database, userId)) === undefined) return undefined
  if (topic === DIGEST_TOPIC)
    return {
      name: DIGEST_NAME,
      turnOff: () => database.transaction((tx) => identityStore.chooseDigest(tx, userId, 'OFF', clock.now())),
    }
  const kind = NOTIFICATION_KINDS.find((one) => one === topic)
  if (kind === undefined) return undefined
  const company = await membershipStore.companyOfUser(database, userId)
  return {
    name: notificationName(kind, company?.business.country ?? 'CL'),
    turnOff: () => database.transaction(async (tx) => void (await muteMail(tx, userId, kind))),
  }
}

const questionOf = (name: string, code: string): string =>
  smallPage(
    '¿Dejar de recibir estos correos?',
    html`<p>Son los de: <strong>${name}</strong>. En la aplicación nada cambia.</p>`.markup,
    html`<form method="post" action="/unsubscribe/${encodeURIComponent(code)}"><button>No enviarme más</button></form>`
      .markup,
  )

const doneOf = (name: string): string =>
  smallPage(
    'Listo, no te enviaremos más de estos correos',
    html`<p>Eran los de: <strong>${name}</strong>. Puedes volver a pedirlos en tu perfil, en Notificaciones.</p>`
      .markup,
    '<p><a href="/user/profile/notifications">Ir a Notificaciones</a></p>',
  )

const USELESS = smallPage(
  'Este enlace ya no sirve',
  '<p>Venció o está incompleto. Puedes elegir qué te avisamos por correo en tu perfil, en Notificaciones.</p>',
  '<p><a href="/user/profile/notifications">Ir a Notificaciones</a></p>',
)
