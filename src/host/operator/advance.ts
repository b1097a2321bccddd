import * as E from 'fp-ts/Either'
import { advanceOrder, type AdvanceError } from '../orders/advance-order.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** Sets the status of an order and updates open pages. */
export const advance = async (
  parts: OperatorServices,
  { orderId, status }: RequestOf<'order:advance'>,
): Promise<CommandResult> => {
  const advanced = await advanceOrder(parts, orderId, status)
  return E.isLeft(advanced)
    ? E.left(SENTENCES[advanced.left._tag](orderId))
    : E.right([`Operación ${orderId}: ${status}`])
}

const SENTENCES: Readonly<Record<AdvanceError['_tag'], (orderId: string) => string>> = {
  AdvanceOrderUnknown: (orderId) => `No existe la operación ${orderId}.`,
  AdvanceInvoiceTaken: (orderId) =>
    `Una factura de la operación ${orderId} ya está en otra operación: no puede volver atrás.`,
}
