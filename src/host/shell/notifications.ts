import type { BusinessId, OrderId, UserId } from '#domain/kernel/id.ts'
import { NOTIFICATION_KINDS, type Channel, type NotificationItem, type NotificationKind } from '#wire/shell.codec.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Queries } from '../database/database.ts'
import type { Email } from '../mail/mail.port.ts'
import { notificationEmail } from './notification-email.ts'

/** What a user is told about. */
export type NotificationEvent =
  | { readonly kind: 'InvoicesReady'; readonly count: number }
  | { readonly kind: 'InvoicesFailed' }
  | { readonly kind: 'OrderReceived'; readonly orderId: OrderId }
  | { readonly kind: 'OrderStatusChanged'; readonly orderId: OrderId; readonly status: string }
  | { readonly kind: 'PasswordChanged' }
  | { readonly kind: 'AccessedByOperator'; readonly operator: string }
  | { readonly kind: 'BusinessClaimLost'; readonly identifier: string }

/** One user, or all members of a business. */
export type Audience = { readonly userId: UserId } | { readonly businessId: BusinessId }

/**
 * The newest notifications of each user are retained, and for a while a few more, because deleting them one by one
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
  if (inApp.length > 0) await write(tx, clock, inApp, news)
  return readers
    .filter(({ channel }) => channel === 'MAIL' || channel === 'BOTH')
    .map(({ email }) => notificationEmail(email, news))
}

/** Newest first. Reading marks them as read, unless an operator reads. */
export const readNotifications = async (
  queries: Queries,
  userId: UserId,
  isUser: boolean,
): Promise<ReadonlyArray<NotificationItem>> => {
  const rows = await queries.query<ItemRow>(
    'select id, kind, at, read, detail from notification where user_id = $1 order by at desc, id desc limit $2',
    [userId, KEPT],
  )
  const unread = rows.filter(({ read }) => !read).map(({ id }) => id)
  if (isUser && unread.length > 0)
    await queries.query('update notification set read = true where id = any($1::bigint[])', [unread])
  return rows.map(({ id, kind, at, read, detail }) => ({
    id,
    kind,
    at: at.getTime(),
    isRead: read,
    detail: { ...NO_DETAIL, ...detail },
  }))
}

export interface Choice {
  readonly kind: NotificationKind
  readonly channel: Channel
}

/** For every kind, in the order of the contract. */
export const choicesOf = async (queries: Queries, userId: UserId): Promise<ReadonlyArray<Choice>> => {
  const rows = await queries.query<Choice>('select kind, channel from notification_choice where user_id = $1', [userId])
  const chosen = new Map(rows.map(({ kind, channel }) => [kind, channel]))
  return NOTIFICATION_KINDS.map((kind) => ({ kind, channel: keptIn(kind, chosen.get(kind) ?? DEFAULTS[kind]) }))
}

/** Omitted kinds remain unchanged. The last of two choices of one kind wins. */
export const choose = async (tx: Queries, userId: UserId, choices: ReadonlyArray<Choice>): Promise<void> => {
  const last = new Map(choices.map(({ kind, channel }) => [kind, channel]))
  await tx.query(
    `insert into notification_choice (user_id, kind, channel) select $1::bigint, * from unnest($2::text[], $3::text[])
     on conflict (user_id, kind) do update set channel = excluded.channel`,
    [userId, [...last.keys()], [...last.values()]],
  )
}

interface ItemRow extends Pick<NotificationItem, 'id' | 'kind'> {
  readonly read: boolean
  readonly at: Date
  readonly detail: Partial<NotificationItem['detail']>
}

interface Reader {
  readonly userId: number
  readonly email: string
  readonly channel: Channel
}

const NO_DETAIL: NotificationItem['detail'] = {}

const DEFAULTS: Readonly<Record<NotificationKind, Channel>> = {
  InvoicesReady: 'APP',
  InvoicesFailed: 'APP',
  OrderReceived: 'APP',
  OrderStatusChanged: 'BOTH',
  PasswordChanged: 'BOTH',
  AccessedByOperator: 'BOTH',
  BusinessClaimLost: 'BOTH',
}

/** An attacker must not be able to mute these: they are always in the history. */
const SAFETY: ReadonlySet<NotificationKind> = new Set(['PasswordChanged', 'AccessedByOperator', 'BusinessClaimLost'])

const keptIn = (kind: NotificationKind, channel: Channel): Channel => {
  if (!SAFETY.has(kind)) return channel
  return channel === 'MAIL' || channel === 'BOTH' ? 'BOTH' : 'APP'
}

const readersOf = async (tx: Queries, audience: Audience, kind: NotificationKind): Promise<ReadonlyArray<Reader>> => {
  const rows = await tx.query<{ id: number; email: string; channel: Channel | null }>(
    `select u.id, u.email, c.channel from app_user u left join notification_choice c on c.user_id = u.id and c.kind = $3
     where u.id = $1 or u.id in (select user_id from membership where business_id = $2) order by u.id`,
    ['userId' in audience ? audience.userId : null, 'businessId' in audience ? audience.businessId : null, kind],
  )
  return rows.map(({ id, email, channel }) => ({ userId: id, email, channel: keptIn(kind, channel ?? DEFAULTS[kind]) }))
}

const write = async (
  tx: Queries,
  clock: Clock,
  userIds: ReadonlyArray<number>,
  { kind, ...detail }: NotificationEvent,
): Promise<void> => {
  await tx.query(
    `insert into notification (user_id, kind, at, detail) select *, $2::text, $3::timestamptz, $4::jsonb from unnest($1::bigint[])`,
    [userIds, kind, new Date(clock.now()), JSON.stringify(detail)],
  )
  for (const userId of userIds) {
    const [surplus] = await tx.query<{ id: number }>(SURPLUS, [userId, KEPT + SLACK])
    if (surplus !== undefined) await tx.query(FORGET, [userId, KEPT])
  }
}

const SURPLUS = 'select id from notification where user_id = $1 order by user_id, id desc offset $2 limit 1'

const FORGET = `
delete from notification where user_id = $1 and id <=
  (select id from notification where user_id = $1 order by user_id, id desc offset $2 limit 1)`
