import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import {
  CHANNELS,
  NOTIFICATION_KINDS,
  type Channel,
  type NotificationItem,
  type NotificationKind,
} from '#wire/shell.codec.ts'
import { boolean, column, id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, rows, sql, value, type Sql } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email, Mail } from '../mail/mail.port.ts'
import { notificationEmail } from './notification-email.ts'
import type { NotificationEvent } from './notification-event.ts'

/** All members of a business, one of them, or a user whatever the company. */
export type Audience =
  | { readonly businessId: BusinessId }
  | { readonly businessId: BusinessId; readonly userId: UserId }
  | { readonly userId: UserId }

/**
 * The newest notifications of each user in each company are retained, and for a while a few more, because deleting them one by one
 * would slow down each order.
 */
const KEPT = 200
const SLACK = 50

/**
 * Writes the notification into the history of subscribed users. Returns the e-mails of those subscribed by mail, to
 * send after the commit.
 */
export const notify = async (
  tx: Queries,
  clock: Clock,
  audience: Audience,
  news: NotificationEvent,
): Promise<ReadonlyArray<Email>> => {
  const readers = await readersOf(tx, audience, news.kind)
  const inApp = readers.filter(({ channel }) => channel === 'APP' || channel === 'BOTH').map(({ userId }) => userId)
  const businessId = 'businessId' in audience ? audience.businessId : undefined
  if (inApp.length > 0) await write(tx, clock, { userIds: inApp, businessId }, news)
  return readers
    .filter(({ channel }) => channel === 'MAIL' || channel === 'BOTH')
    .map(({ email, userId }) => ({
      ...notificationEmail(email, news, businessId),
      ...(isMutable(news.kind) ? { muting: { userId, topic: news.kind } } : {}),
    }))
}

/** Whose history it is, and in which company the reader is. */
export interface Reading {
  readonly userId: UserId
  readonly businessId: BusinessId | undefined
}

/** The user's own ones, and those of the company; none of another company. */
const readIn = ({ businessId, userId }: Reading): Sql =>
  sql`user_id = ${userId} and (business_id is null or business_id = ${businessId ?? null}::bigint)`

/** Counts those in the history. */
export const countUnread = (queries: Queries, reading: Reading): Promise<number> =>
  value(
    queries,
    integer,
    sql`select count(*) from (select read from notification where ${readIn(reading)}
      order by at desc, id desc limit ${KEPT}) as kept where not read`,
  )

/** Newest first. Reading marks them as read, unless an operator reads. */
export const readNotifications = async (
  queries: Queries,
  reading: Reading,
  isUser: boolean,
): Promise<ReadonlyArray<NotificationItem>> => {
  const items = await rows(
    queries,
    ItemRow,
    sql`select id, kind, at, read as "isRead", detail from notification where ${readIn(reading)}
      order by at desc, id desc limit ${KEPT}`,
  )
  const unread = items.filter(({ isRead }) => !isRead).map(({ id }) => id)
  if (isUser && unread.length > 0)
    await execute(queries, sql`update notification set read = true where id = any(${unread}::bigint[])`)
  return items.map(({ at, ...item }) => ({ ...item, at: at.getTime() }))
}

export interface Choice {
  readonly kind: NotificationKind
  readonly channel: Channel
}

/** For every kind, in the order of the contract. */
export const choicesOf = async (queries: Queries, userId: UserId): Promise<ReadonlyArray<Choice>> => {
  const choices = await rows(
    queries,
    ChoiceRow,
    sql`select kind, channel from notification_choice where user_id = ${userId}`,
  )
  const chosen = new Map(choices.map(({ kind, channel }) => [kind, channel]))
  return NOTIFICATION_KINDS.map((kind) => ({ kind, channel: keptIn(kind, chosen.get(kind) ?? DEFAULTS[kind]) }))
}

/** Omitted kinds remain unchanged. The last of two choices of one kind wins. */
export const choose = async (tx: Queries, userId: UserId, choices: ReadonlyArray<Choice>): Promise<void> => {
  const last = new Map(choices.map(({ kind, channel }) => [kind, channel]))
  await execute(
    tx,
    sql`insert into notification_choice (user_id, kind, channel)
      select ${userId}::bigint, * from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::text[])
      on conflict (user_id, kind) do update set channel = excluded.channel`,
  )
}

/** Whether the reader of a mail of this kind may turn the mails off by one click. */
const isMutable = (kind: NotificationKind): boolean => !SAFETY.has(kind) && !ALWAYS_MAILED.has(kind)

/** Turns the mails of a kind off, and leaves the history as it was chosen. False for a kind that is always mailed, or for safety. */
export const muteMail = async (tx: Queries, userId: UserId, kind: NotificationKind): Promise<boolean> => {
  if (!isMutable(kind)) return false
  const chosen = (await choicesOf(tx, userId)).find((choice) => choice.kind === kind)?.channel ?? DEFAULTS[kind]
  if (chosen === 'MAIL' || chosen === 'BOTH')
    await choose(tx, userId, [{ kind, channel: chosen === 'BOTH' ? 'APP' : 'NONE' }])
  return true
}

const kind = oneOf(NOTIFICATION_KINDS)
const channel = oneOf(CHANNELS)
/** The detail of the kind in the same row, as written by `notify`. */
const detail = column(
  'detail',
  (value): value is NotificationItem['detail'] => typeof value === 'object' && value !== null,
)

const ItemRow = rowCodec('ItemRow', { id: integer, kind, at: instant, isRead: boolean, detail })
const ChoiceRow = rowCodec('ChoiceRow', { kind, channel })
const ReaderRow = rowCodec('ReaderRow', { userId: id<'User'>(), email: text, channel: nullable(channel) })

interface Reader {
  readonly userId: UserId
  readonly email: string
  readonly channel: Channel
}

const DEFAULTS: Readonly<Record<NotificationKind, Channel>> = {
  InvoicesReady: 'APP',
  InvoicesArrived: 'APP',
  InvoicesFailed: 'APP',
  InvoicesChanged: 'APP',
  InvoiceStopped: 'BOTH',
  OrderReceived: 'APP',
  OrderStatusChanged: 'BOTH',
  PayerPaid: 'APP',
  PaymentCorrected: 'BOTH',
  FinancingRepaid: 'APP',
  SurplusPaid: 'BOTH',
  PayrollPaid: 'BOTH',
  PayrollStopped: 'BOTH',
  VoucherAttached: 'BOTH',
  PasswordChanged: 'BOTH',
  AccessedByOperator: 'BOTH',
  CertificateEnding: 'BOTH',
  DocumentApproved: 'BOTH',
  DocumentRejected: 'BOTH',
  BusinessClaimLost: 'BOTH',
  AccountChanged: 'BOTH',
  ApprovalRequested: 'BOTH',
  ApprovalDecided: 'BOTH',
}

/** An attacker must not be able to mute these: they are always in the history. */
const SAFETY: ReadonlySet<NotificationKind> = new Set(['PasswordChanged', 'AccessedByOperator', 'BusinessClaimLost'])
/** Nor these, which are always mailed too. */
const ALWAYS_MAILED: ReadonlySet<NotificationKind> = new Set(['AccountChanged'])

const keptIn = (kind: NotificationKind, channel: Channel): Channel => {
  if (ALWAYS_MAILED.has(kind)) return 'BOTH'
  if (!SAFETY.has(kind)) return channel
  return channel === 'MAIL' || channel === 'BOTH' ? 'BOTH' : 'APP'
}

const readersOf = async (tx: Queries, audience: Audience, kind: NotificationKind): Promise<ReadonlyArray<Reader>> => {
  const isMeant =
    'userId' in audience
      ? sql`u.id = ${audience.userId}`
      : sql`u.id in (select user_id from membership where business_id = ${audience.businessId})`
  const readers = await rows(
    tx,
    ReaderRow,
    sql`select u.id as "userId", u.email, c.channel
      from app_user u left join notification_choice c on c.user_id = u.id and c.kind = ${kind}
      where ${isMeant} order by u.id`,
  )
  return readers.map(({ channel, ...reader }) => ({ ...reader, channel: keptIn(kind, channel ?? DEFAULTS[kind]) }))
}

const write = async (
  tx: Queries,
  clock: Clock,
  { businessId, userIds }: { readonly businessId: BusinessId | undefined; readonly userIds: ReadonlyArray<UserId> },
  { kind, ...detail }: NotificationEvent,
): Promise<void> => {
  await execute(
    tx,
    sql`insert into notification (user_id, business_id, kind, at, detail)
      select of_user, ${businessId ?? null}::bigint, ${kind}::text, ${new Date(clock.now())}::timestamptz,
        ${JSON.stringify(detail)}::jsonb
      from unnest(${userIds}::bigint[]) as of_user`,
  )
  for (const userId of userIds) {
    const own = writtenFor({ userId, businessId })
    if (await hasRow(tx, newestBut(own, KEPT + SLACK)))
      await execute(tx, sql`delete from notification where ${own} and id <= (${newestBut(own, KEPT)})`)
  }
}

const writtenFor = ({ businessId, userId }: Reading): Sql =>
  businessId === undefined
    ? sql`user_id = ${userId} and business_id is null`
    : sql`user_id = ${userId} and business_id = ${businessId}`

const newestBut = (own: Sql, kept: number): Sql =>
  sql`select id from notification where ${own} order by id desc offset ${kept} limit 1`

/** Queues each e-mail. */
export const sendNotification = ({ mail }: { readonly mail: Mail }, emails: ReadonlyArray<Email>): void => {
  for (const email of emails) mail.enqueue(async () => email)
}
