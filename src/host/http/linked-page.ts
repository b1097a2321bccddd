import type { FastifyReply } from 'fastify'
import type { Maintenance } from './maintenance.ts'
import type { Limits } from './rate-limits.ts'
import { sendPage, smallPage } from './small-page.ts'
import { subnetOf } from './subnet.ts'

interface LinkServices {
  readonly limits: Limits
  readonly maintenance: Maintenance
}

/** The page behind a mailed link. */
interface LinkedPage<Found> {
  /** Undefined for a code that is wrong, was used or expired. */
  readonly find: () => Promise<Found | undefined>
  /** The page of such a code. */
  readonly useless: string
  /** `address` is the network of the reader, for the limits and the audit log. */
  readonly answer: (found: Found, address: string) => Promise<FastifyReply>
}

/** Answers a mailed link. Wrong codes are counted for each network; during maintenance no code is tried. */
export const answerLink = async <Found>(
  { limits, maintenance }: LinkServices,
  ip: string,
  reply: FastifyReply,
  { answer, find, useless }: LinkedPage<Found>,
): Promise<FastifyReply> => {
  if (maintenance.isOn()) return sendPage(reply, 503, CLOSED)
  const address = subnetOf(ip)
  const tooMany = await limits.openLink(address)
  if (tooMany !== undefined)
    return sendPage(reply.header('retry-after', String(tooMany.retryAfterSeconds)), 429, TOO_MANY)
  const found = await find()
  if (found === undefined) return sendPage(reply, 410, useless)
  await limits.linkOpened(address)
  return answer(found, address)
}

const TOO_MANY = smallPage('Demasiados intentos', '<p>Espera unos minutos y vuelve a abrir el enlace.</p>')
const CLOSED = smallPage(
  'En mantención',
  '<p>Disculpa las molestias, estamos realizando una breve mantención. Vuelve a abrir el enlace más tarde.</p>',
)
