import type { OrderDetail } from '#domain/orders/order.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Action } from '../shared/action.ts'
import type { RemoteValue } from '../shared/remote-value.ts'
import { Orders } from './orders.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Answers where the money of the open order goes, after the account of the company changed. */
export class DepositConfirmation {
  static readonly needs = { orders: Orders, notifications: NotificationsViewModel }
  readonly request: Action<[OrderId, ShownAccount], void>
  readonly #order: RemoteValue<OrderDetail>

  constructor(dependencies: Resolved<typeof DepositConfirmation.needs>, order: RemoteValue<OrderDetail>) {
    const { notifications, orders } = dependencies
    this.#order = order
    this.request = new Action(orders.confirmDeposit, {
      onSuccess: () => notifications.show({ _tag: 'DepositConfirmed' }),
      onFailure: (failure) => notifications.show({ _tag: 'DepositNotConfirmed', failure }),
    })
  }

  /** Confirms the account that is on screen; the order is read again whatever the outcome. */
  readonly confirm = async (): Promise<void> => {
    const { value: order } = this.#order
    const replacement = order?.deposit?.replacement
    if (this.request.isBusy || order === undefined || replacement === undefined) return
    await this.request.run(order.id, replacement)
    this.#order.retry()
  }
}
