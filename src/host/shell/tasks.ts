import type { TypeOf } from 'io-ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import type { Task } from '#domain/shell/task.ts'
import { may } from '#domain/team/permission.ts'
import { toDecideOfEach } from '../approval/approval-store.ts'
import { boolean, id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { Business, User } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { companyTasks, factsOfEach, permitted, type Seat } from './company-tasks.ts'

/** The orders of each business whose account changed before their transfer, oldest first. */
export type OrdersToConfirm = (
  queries: Queries,
  businesses: ReadonlyArray<Pick<Business, 'country' | 'id'>>,
) => Promise<ReadonlyMap<BusinessId, ReadonlyArray<OrderId>>>

export interface TaskServices {
  readonly clock: Clock
  readonly ordersToConfirm: OrdersToConfirm
}

/** The pending tasks of a user in a business, the most urgent first. */
export const tasksOf = async (
  queries: Queries,
  services: TaskServices,
  seat: Seat,
  user: User,
): Promise<ReadonlyArray<Task>> =>
  (await workOfEach(queries, services, [seat], user)).get(seat.business.id)?.tasks ?? []

/** The things that wait for a user in a business. */
export interface Work {
  readonly tasks: ReadonlyArray<Task>
  /** The documents that were rejected and not sent again. */
  readonly rejected: number
  /** The requests of other members that the user may authorise. */
  readonly toAuthorise: number
}

/**
 * Finds what waits in each business, without the tasks that the role of the user does not permit. It is derived and not stored, in as many statements
 * for all of them as for one.
 */
export const workOfEach = async (
  queries: Queries,
  { clock, ordersToConfirm }: TaskServices,
  seats: ReadonlyArray<Seat>,
  user: User,
): Promise<ReadonlyMap<BusinessId, Work>> => {
  const businesses = seats.map(({ business }) => business)
  const ids = businesses.map(({ id }) => id)
  const credentials = await credentialsOf(queries, ids)
  const waiting = await ordersWithoutDocuments(queries, ids)
  const toConfirm = await ordersToConfirm(queries, businesses)
  const toDecide = await toDecideOfEach(queries, ids, user.id)
  const facts = new Map((await factsOfEach(queries, ids, user)).map((one) => [one.businessId, one]))
  return new Map(
    seats.flatMap((seat) => {
      const { business, role } = seat
      const own = facts.get(business.id)
      if (own === undefined) return []
      const toAuthorise = may(role, 'approve') ? (toDecide.get(business.id) ?? 0) : 0
      const tasks = [
        ...permitted(role, 'credential', credentialTask(business, credentials.get(business.id))),
        ...approvalTask(toAuthorise),
        ...permitted(role, 'approve', depositTasks(toConfirm.get(business.id) ?? [])),
        ...permitted(role, 'invoices', documentTasks(waiting.filter(({ businessId }) => businessId === business.id))),
        ...companyTasks(clock, seat, own),
      ]
      return [[business.id, { tasks, rejected: own.rejected, toAuthorise }]]
    }),
  )
}

/** The page of the tax credential. */
const CREDENTIAL_PATH = '/finance'
/** More than real lists have; further orders appear when some of these are done. */
const MAX_ORDERS = 50

const CredentialRow = rowCodec('CredentialRow', { businessId: id<'Business'>(), active: boolean })

/** Whether the tax key of each company is still accepted; a company without one is missing. */
const credentialsOf = async (
  queries: Queries,
  businesses: ReadonlyArray<BusinessId>,
): Promise<ReadonlyMap<BusinessId, boolean>> => {
  const found = await rows(
    queries,
    CredentialRow,
    sql`select business_id as "businessId", active from tax_credential where business_id = any(${businesses}::bigint[])`,
  )
  return new Map(found.map(({ active, businessId }) => [businessId, active]))
}

const credentialTask = ({ country }: Business, isActive: boolean | undefined): ReadonlyArray<Task> => {
  const { credentialLabel, taxAuthority } = profileOf(country)
  const action = { hasAction: true, pathAction: CREDENTIAL_PATH }
  if (isActive === undefined) {
    return [
      {
        id: 'credential',
        title: `Ingresa tu ${credentialLabel}`,
        detail: `Con ella encontramos tus facturas en el ${taxAuthority}.`,
        ...action,
      },
    ]
  }
  if (isActive) return []
  return [
    {
      id: 'credential',
      title: `Actualiza tu ${credentialLabel}`,
      detail: `El ${taxAuthority} ya no acepta la que ingresaste.`,
      ...action,
    },
  ]
}

const WaitingOrder = rowCodec('WaitingOrder', { businessId: id<'Business'>(), orderId: id<'Order'>() })

/** The oldest of each company. */
const ordersWithoutDocuments = (
  queries: Queries,
  businesses: ReadonlyArray<BusinessId>,
): Promise<ReadonlyArray<TypeOf<typeof WaitingOrder>>> =>
  rows(
    queries,
    WaitingOrder,
    sql`select b.id as "businessId", o.id as "orderId" from unnest(${businesses}::bigint[]) as b (id)
      cross join lateral (select id from orders where business_id = b.id and status = 'PENDING_DOCUMENTS'
        order by id limit ${MAX_ORDERS}) o order by o.id`,
  )

const documentTasks = (orders: ReadonlyArray<TypeOf<typeof WaitingOrder>>): ReadonlyArray<Task> =>
  orders.map(({ orderId }) => ({
    id: `order-documents-${orderId}`,
    title: 'Faltan documentos',
    detail: `La operación ${orderId} espera documentos para seguir adelante.`,
    hasAction: true,
    pathAction: `/orders/${orderId}`,
  }))

/** Requests of other members that the user may authorise. */
const approvalTask = (waiting: number): ReadonlyArray<Task> =>
  waiting === 0
    ? []
    : [
        {
          id: 'approvals',
          title: waiting === 1 ? 'Hay 1 solicitud por autorizar' : `Hay ${waiting} solicitudes por autorizar`,
          detail: 'Nada cambia hasta que alguien decida.',
          hasAction: true,
          pathAction: '/approvals',
        },
      ]

/** Orders whose account changed after it was frozen. */
const depositTasks = (orders: ReadonlyArray<OrderId>): ReadonlyArray<Task> =>
  orders.slice(0, MAX_ORDERS).map((orderId) => ({
    id: `order-account-${orderId}`,
    title: 'Confirma dónde depositamos',
    detail: `Tu cuenta cambió después de que aprobamos la operación ${orderId}.`,
    hasAction: true,
    pathAction: `/orders/${orderId}`,
  }))
