import { profileOf } from '#domain/kernel/country-profile.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Task } from '#domain/shell/task.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import type { Business, User } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { taxStatusOf } from '../tax-credential/index.ts'
import { companyTasksOf } from './company-tasks.ts'

/** The orders of a business whose account changed before their transfer, oldest first. */
export type OrdersToConfirm = (
  queries: Queries,
  business: Pick<Business, 'country' | 'id'>,
) => Promise<ReadonlyArray<OrderId>>

interface TaskServices {
  readonly clock: Clock
  readonly ordersToConfirm: OrdersToConfirm
}

/** The pending tasks of a business, the most urgent first. They are derived and not stored. */
export const tasksOf = async (
  queries: Queries,
  { clock, ordersToConfirm }: TaskServices,
  business: Business,
  user: User,
): Promise<ReadonlyArray<Task>> => {
  const credential = await credentialTask(queries, business)
  const orders = await documentTasks(queries, business)
  const deposits = depositTasks(await ordersToConfirm(queries, business))
  return [...credential, ...deposits, ...orders, ...(await companyTasksOf(queries, clock, business, user))]
}

/** The page of the tax credential. */
const CREDENTIAL_PATH = '/finance'
/** More than real lists have; further orders appear when some of these are done. */
const MAX_ORDERS = 50

const credentialTask = async (queries: Queries, { country, id }: Business): Promise<ReadonlyArray<Task>> => {
  const { hasCredential, isCredentialActive } = await taxStatusOf(queries, id)
  const { credentialLabel, taxAuthority } = profileOf(country)
  const action = { hasAction: true, pathAction: CREDENTIAL_PATH }
  if (!hasCredential) {
    return [
      {
        id: 'credential',
        title: `Ingresa tu ${credentialLabel}`,
        detail: `Con ella encontramos tus facturas en el ${taxAuthority}.`,
        ...action,
      },
    ]
  }
  if (isCredentialActive) return []
  return [
    {
      id: 'credential',
      title: `Actualiza tu ${credentialLabel}`,
      detail: `El ${taxAuthority} ya no acepta la que ingresaste.`,
      ...action,
    },
  ]
}

const documentTasks = async (queries: Queries, { id: businessId }: Business): Promise<ReadonlyArray<Task>> => {
  const orders = await values(
    queries,
    id<'Order'>(),
    sql`select id from orders where business_id = ${businessId} and status = 'PENDING_DOCUMENTS'
      order by id limit ${MAX_ORDERS}`,
  )
  return orders.map((orderId) => ({
    id: `order-documents-${orderId}`,
    title: 'Faltan documentos',
    detail: `La operación ${orderId} espera documentos para seguir adelante.`,
    hasAction: true,
    pathAction: `/orders/${orderId}`,
  }))
}

/** Orders whose account changed after it was frozen. */
const depositTasks = (orders: ReadonlyArray<OrderId>): ReadonlyArray<Task> =>
  orders.slice(0, MAX_ORDERS).map((orderId) => ({
    id: `order-account-${orderId}`,
    title: 'Confirma dónde depositamos',
    detail: `Tu cuenta cambió después de que aprobamos la operación ${orderId}.`,
    hasAction: true,
    pathAction: `/orders/${orderId}`,
  }))
