import * as E from 'fp-ts/Either'
import { ReportQuery } from '#wire/shell.codec.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Maintenance } from '../http/maintenance.ts'
import type { Limits } from '../http/rate-limits.ts'
import { overrideHeaders } from '../http/security-headers.ts'
import { subnetOf } from '../http/subnet.ts'
import type { Clock } from '../kernel/clock.ts'
import { noticePage, REPORT_THEMES, reportPage, type ReportSettings } from './page.ts'
import { type AskedPeriod, reportOf } from './report-data.ts'
import { redeemTicket } from './report-token.ts'
import { REPORT_PATH } from './routes.ts'
import { REPORT_HEADERS } from './style.ts'

interface Services {
  readonly clock: Clock
  readonly database: Database
  readonly limits: Limits
  readonly maintenance: Maintenance
}

/** Serves the report page. It is no API call: a frame has no token, so the report token in its URL authenticates it. */
export const serveReport = (app: FastifyInstance, services: Services): void => {
  app.get(REPORT_PATH, async (request, reply) => {
    const { page, status } = await answerTo(services, request)
    return send(reply, status, page)
  })
}

interface Answered {
  readonly status: number
  readonly page: string
}

const answerTo = async (services: Services, request: FastifyRequest): Promise<Answered> => {
  if (services.maintenance.isOn()) return CLOSED
  if ((await services.limits.read(subnetOf(request.ip))) !== undefined) return TOO_MANY
  const { ticket } = request.query as { readonly ticket?: unknown }
  const period = periodIn(request.query)
  if (typeof ticket !== 'string' || period === undefined) return OVER
  const { clock, database } = services
  const businessId = await redeemTicket(database, clock, ticket)
  const report = businessId && (await reportOf(database.ofBusiness(businessId), clock, businessId, period))
  return report === undefined ? OVER : { status: 200, page: reportPage(report, lookIn(request.query)) }
}

/** The address that the client got has months that it asked for; undefined for any other text in their place. */
const periodIn = (query: unknown): AskedPeriod | undefined => {
  const { from, to } = query as { readonly from?: unknown; readonly to?: unknown }
  const period = ReportQuery.decode({ from, to })
  return E.isRight(period) ? period.right : undefined
}

/** The theme of the page around the frame, which cannot style it. */
const lookIn = (query: unknown): ReportSettings => {
  const { amounts, look } = query as { readonly amounts?: unknown; readonly look?: unknown }
  return { theme: REPORT_THEMES.find((theme) => theme === look), hidesAmounts: amounts === 'hidden' }
}

const OVER: Answered = {
  status: 410,
  page: noticePage(
    'Este informe ya no está disponible',
    'Por seguridad, cada enlace al informe sirve una sola vez y durante un minuto. Vuelve a abrirlo desde Xtracker.',
  ),
}
const TOO_MANY: Answered = {
  status: 429,
  page: noticePage('Demasiadas solicitudes', 'Espera un momento y vuelve a intentarlo.'),
}
const CLOSED: Answered = {
  status: 503,
  page: noticePage('En mantención', 'Disculpa las molestias, estamos realizando una breve mantención.'),
}

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  overrideHeaders(reply, REPORT_HEADERS)
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
