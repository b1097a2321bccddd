import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { DateOnly, Month } from './codec/amounts.ts'
import { id } from './codec/ids.ts'
import { mapCodec } from './codec/map-codec.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { MAX_COMPANIES } from '#domain/business/own-company.ts'
import { DIGEST_FREQUENCIES } from '#domain/team/digest.ts'
import { Count, list, oneOf, optional, text } from './codec/primitives.ts'
import { ClaimedBusiness } from './identity.codec.ts'

/** Pending tasks of the user. `pathAction` is a path of the client. */
export const TaskList = list(
  100,
  t.strict({
    id: text(64),
    title: text(120),
    detail: text(400),
    hasAction: t.boolean,
    pathAction: optional(text(200)),
  }),
)

/** The companies of the user, and what waits in each. `lastUsedAt` is milliseconds since 1970. */
export const CompanyList = t.strict({
  companies: list(
    MAX_COMPANIES,
    mappedRecord('OwnCompany', {
      membershipId: ['membershipId', id('Membership')],
      business: ['business', ClaimedBusiness],
      toAuthorise: ['toAuthorise', Count],
      tasks: ['tasks', Count],
      rejected: ['rejected', Count],
      lastUsedAt: ['lastUsedAt', optional(Count)],
    }),
  ),
})

/** The kinds of things that a search in the data of a company finds. */
export const FINDING_KINDS = ['ORDER', 'PAYROLL', 'SUPPLIER', 'PAYER', 'ISSUED', 'RECEIVED', 'ACCOUNT'] as const

/** A path of the client: no address of another site. */
const OwnPath: t.Type<string, string, unknown> = mapCodec(
  'OwnPath',
  text(400),
  (path) => (/^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path) ? E.right(path) : E.left('PathForeign')),
  (path) => path,
)

/** `name` is a number, a folio or a name; `detail` tells two of one name apart: the tax id, the payer or the supplier. */
export const Finding = t.strict({
  kind: oneOf('FindingKind', FINDING_KINDS),
  name: text(400),
  detail: optional(text(400)),
  path: OwnPath,
})

export const FindingList = list(50, Finding)

export const FindingQuery = t.strict({ text: text(100) })

/** The months of the report, both included; without them the last twelve. */
export const ReportQuery = t.strict({ from: optional(Month), to: optional(Month) })

/** The path of the business's report, readable for a minute without a token. */
export const ReportUrl = t.strict({ path: text(1_000) })

/** Notification kinds. The list grows: older clients must accept unknown kinds. */
export const NOTIFICATION_KINDS = [
  'InvoicesReady',
  'InvoicesArrived',
  'InvoicesFailed',
  'InvoicesChanged',
  'InvoiceStopped',
  'OrderReceived',
  'OrderStatusChanged',
  'PayerPaid',
  'PaymentCorrected',
  'FinancingRepaid',
  'SurplusPaid',
  'PayrollPaid',
  'PayrollStopped',
  'VoucherAttached',
  'PasswordChanged',
  'AccessedByOperator',
  'CertificateEnding',
  'DocumentApproved',
  'DocumentRejected',
  'BusinessClaimLost',
  'AccountChanged',
  'ApprovalRequested',
  'ApprovalDecided',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
/** The change of a bank account. */
export type AccountChangeKind = 'ADDED' | 'CHANGED' | 'DEFAULT' | 'DELETED'
export const CHANNELS = ['APP', 'MAIL', 'BOTH', 'NONE'] as const
export type Channel = (typeof CHANNELS)[number]

/** The order, its state, the number of invoices, the operator, the tax id, the last day of a certificate, the title of a
 * document, why it or an order was rejected, the amount that was paid, formatted, by which payer, the folio of the invoice and what is left of it; of a corrected
 * payment what it should have been, and its day; of a changed account the kind of change, who made it, its bank, and the last digits of
 * its number and of the number before; the account of a transfer; the payment date and rate of a
 * renegotiation; and the debt that a correction left. */
const NotificationDetail = t.exact(
  t.partial({
    orderId: id('Order'),
    status: text(40),
    count: Count,
    operator: text(100),
    identifier: text(20),
    validUntil: DateOnly,
    title: text(200),
    reason: text(500),
    amount: text(40),
    account: text(140),
    folio: text(40),
    payer: text(300),
    due: text(40),
    rightAmount: text(40),
    rightFolio: text(40),
    paidOn: DateOnly,
    agreedDate: DateOnly,
    agreedRate: text(20),
    debt: text(40),
    change: text(20),
    person: text(254),
    bank: text(120),
    number: text(40),
    before: text(40),
    act: text(20),
  }),
)

/** `at` is milliseconds since 1970. */
export const NotificationItem = mappedRecord('NotificationItem', {
  id: ['id', Count],
  kind: ['kind', text(40)],
  at: ['at', Count],
  isRead: ['read', t.boolean],
  detail: ['detail', NotificationDetail],
})
export type NotificationItem = t.TypeOf<typeof NotificationItem>
/** Newest first. */
/** How many notifications of the history the user has not read. */
export const UnreadNotifications = t.strict({ count: Count })

export const NotificationHistory = t.strict({ items: list(200, NotificationItem) })

/** How often the user gets the digest of the companies by mail. */
export const DigestChoice = t.strict({ frequency: oneOf('DigestFrequency', DIGEST_FREQUENCIES) })

/** The channel of each kind. */
export const NotificationChoices = t.strict({
  choices: list(
    50,
    t.strict({ kind: oneOf('NotificationKind', NOTIFICATION_KINDS), channel: oneOf('Channel', CHANNELS) }),
  ),
})
