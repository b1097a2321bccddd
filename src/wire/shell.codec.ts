import * as t from 'io-ts'
import { id } from './codec/ids.ts'
import { mappedRecord } from './codec/mapped-record.ts'
import { Count, list, oneOf, optional, text } from './codec/primitives.ts'

/** What waits for the user. `pathAction` is a path of the client. */
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

/** Where the report of the business can be read for the next minute, without a token. */
export const ReportUrl = t.strict({ path: text(1_000) })

/** What the product tells a user about. A list that grows: older clients meet kinds that they do not know. */
export const NOTIFICATION_KINDS = [
  'InvoicesReady',
  'InvoicesFailed',
  'OrderReceived',
  'OrderStatusChanged',
  'PasswordChanged',
  'AccessedByOperator',
  'BusinessClaimLost',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
export const CHANNELS = ['APP', 'MAIL', 'BOTH', 'NONE'] as const
export type Channel = (typeof CHANNELS)[number]

/** Which order, in which state it is now, how many invoices, which operator, which tax id. */
const NotificationDetail = t.exact(
  t.partial({ orderId: id('Order'), status: text(40), count: Count, operator: text(100), identifier: text(20) }),
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
export const NotificationHistory = t.strict({ items: list(200, NotificationItem) })

/** By what way each kind reaches the user. */
export const NotificationChoices = t.strict({
  choices: list(
    50,
    t.strict({ kind: oneOf('NotificationKind', NOTIFICATION_KINDS), channel: oneOf('Channel', CHANNELS) }),
  ),
})

/** What users did, in general words: no names, tax ids, amounts or tokens. `at` is milliseconds since 1970. */
export const AnalyticsBatch = t.strict({
  events: list(200, t.strict({ name: text(60), at: Count, properties: t.record(text(40), text(60)) })),
})
