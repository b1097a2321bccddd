import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatMoney, formatSentenceDate, formatShortDate } from '#domain/kernel/format.ts'
import type { UserId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { Task } from '#domain/shell/task.ts'
import { companyAddress } from '../kernel/company-address.ts'
import type { Email, EmailGroup, EmailLine } from '../mail/mail.port.ts'
import type { CompanyNews, DigestedCompany } from './digest-news.ts'
import { DIGEST_TOPIC } from './mute-page.ts'

/** The companies of a user, and where the mail goes. */
export interface Digest {
  readonly userId: UserId
  readonly to: string
  readonly site: string
  readonly day: CivilDate
  readonly companies: ReadonlyArray<DigestedCompany>
}

/** Renders a digest: a section for each company with something to tell. Undefined without any. */
export const digestEmail = ({ companies, day, site, to, userId }: Digest): Email | undefined => {
  const sections = companies.flatMap((company) => {
    const groups = groupsOf(company, site)
    return groups.length === 0 ? [] : [{ title: company.business.name, groups }]
  })
  if (sections.length === 0) return undefined
  return {
    to,
    subject: `Tu resumen del ${formatSentenceDate(day)}`,
    paragraphs: [
      sections.length === 1 ? 'Esto es lo que hay en tu empresa.' : 'Esto es lo que hay en tus empresas.',
      'Puedes elegir cada cuánto te enviamos este resumen en tu perfil, en Notificaciones.',
    ],
    sections,
    muting: { userId, topic: DIGEST_TOPIC },
  }
}

/** The paths are those of the tasks and of the pages that show the same figures. */
const groupsOf = ({ business, news, tasks }: DigestedCompany, site: string): ReadonlyArray<EmailGroup> => {
  const to = (path: string): string => companyAddress(site, path, business.id)
  return [
    { title: 'Espera por ti', lines: tasks.map((task) => taskLine(task, to)) },
    { title: 'Por vencer y vencido', lines: news === undefined ? [] : dueLines(business.country, news, to) },
    { title: 'Llegó', lines: news === undefined ? [] : arrivedLines(business.country, news, to) },
  ].flatMap(({ lines, title }) => (lines.length === 0 ? [] : [{ title, lines: shortened(lines) }]))
}

type AddressOf = (path: string) => string

const MOST_LINES = 10

const shortened = (lines: ReadonlyArray<EmailLine>): ReadonlyArray<EmailLine> =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), { text: `Y ${lines.length - MOST_LINES + 1} más.` }]

const taskLine = ({ detail, pathAction, title }: Task, to: AddressOf): EmailLine => ({
  text: `${title}: ${detail}`,
  ...(pathAction === undefined ? {} : { address: to(pathAction) }),
})

const dueLines = (
  country: Country,
  { debts, payables, repayments, soonUntil }: CompanyNews,
  to: AddressOf,
): ReadonlyArray<EmailLine> => [
  ...payables.due.map((owed) => owedLine(country, owed, OVERDUE.get(owed.bucket) ?? until(soonUntil), to)),
  ...repaymentLine(country, repayments.overdue, 'vencidos', to),
  ...repaymentLine(country, repayments.soon, until(soonUntil), to),
  ...debts.map(({ consultedOn, kind, total }) => ({
    text: `${DEBTS[kind]}: ${formatMoney(total, country)}, al ${formatShortDate(consultedOn)}`,
    address: to('/finance'),
  })),
]

const until = (day: CivilDate): string => `hasta el ${formatSentenceDate(day)}`

const OVERDUE: ReadonlyMap<DueBucket, string> = new Map([
  ['LONG_OVERDUE', 'vencidas hace más de 30 días'],
  ['OVERDUE', 'vencidas'],
])

const DEBTS = {
  treasury: 'Deuda con la Tesorería',
  bureau: 'Boletín comercial',
  service: 'Deuda con otras instituciones',
} as const

const owedLine = (
  country: Country,
  { invoices, lists, totals }: CompanyNews['payables']['due'][number],
  when: string,
  to: AddressOf,
): EmailLine => ({
  text: `Por pagar, ${when}: ${[
    ...(invoices === 0 ? [] : [counted(country, invoices, 'factura', 'facturas')]),
    ...(lists === 0 ? [] : [counted(country, lists, 'lista', 'listas')]),
  ].join(' y ')}, ${sumsOf(country, totals)}`,
  address: to(invoices === 0 ? '/payments/programadas' : '/payments'),
})

const repaymentLine = (
  country: Country,
  totals: ReadonlyArray<Money>,
  when: string,
  to: AddressOf,
): ReadonlyArray<EmailLine> =>
  totals.length === 0
    ? []
    : [{ text: `Financiamientos por devolver, ${when}: ${sumsOf(country, totals)}`, address: to('/cash') }]

const arrivedLines = (
  country: Country,
  { invoices, paidOrders, payables }: CompanyNews,
  to: AddressOf,
): ReadonlyArray<EmailLine> => [
  ...(invoices === 0
    ? []
    : [
        {
          text: `${counted(country, invoices, 'factura nueva', 'facturas nuevas')} que puedes financiar`,
          address: to('/finance'),
        },
      ]),
  ...(payables.arrived === 0
    ? []
    : [
        {
          text: `${counted(country, payables.arrived, 'factura nueva', 'facturas nuevas')} de tus proveedores`,
          address: to('/payments'),
        },
      ]),
  ...paidOrders.map((orderId) => ({
    text: `La operación ${orderId} quedó pagada`,
    address: to(`/orders/${orderId}`),
  })),
]

const counted = (country: Country, count: number, one: string, other: string): string =>
  `${formatInteger(count, country)} ${count === 1 ? one : other}`

const sumsOf = (country: Country, totals: ReadonlyArray<Money>): string =>
  totals.map((total) => formatMoney(total, country)).join(' y ')
