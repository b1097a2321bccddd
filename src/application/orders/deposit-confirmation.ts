import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderDetail } from '#domain/orders/order.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { RemoteValue } from '../shared/remote-value.ts'
import type { Orders } from './orders.port.ts'

export interface DepositConfirmationDependencies {
  readonly orders: Pick<Orders, 'confirmDeposit'>
  readonly notifications: Pick<NotificationsViewModel, 'show'>
}

/** Answers where the money of the open order goes, after the account of the company changed. */
export class DepositConfirmation {
  isBusy = false
  readonly #deps: DepositConfirmationDependencies
  readonly #order: RemoteValue<OrderDetail>

  constructor(dependencies: DepositConfirmationDependencies, order: RemoteValue<OrderDetail>) {
    this.#deps = dependencies
    this.#order = order
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Confirms the account that is on screen; the order is read again whatever the outcome. */
  async confirm(): Promise<void> {
    const { value: order } = this.#order
    const replacement = order?.deposit?.replacement
    if (this.isBusy || order === undefined || replacement === undefined) return
    this.isBusy = true
    const confirmed = await this.#deps.orders.confirmDeposit(order.id, replacement)()
    runInAction(() => {
      this.isBusy = false
      this.#deps.notifications.show(
        E.isRight(confirmed) ? { _tag: 'DepositConfirmed' } : { _tag: 'DepositNotConfirmed', failure: confirmed.left },
      )
      this.#order.retry()
    })
  }
}
