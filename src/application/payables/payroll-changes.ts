import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PayableId, PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { validateAddition } from '#domain/payables/payroll.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { IdempotencyKeys } from '../shared/idempotency-keys.port.ts'
import { loadAllRows } from '../shared/load-selected.ts'
import { rowsOf } from './payable-row.ts'
import { Approvals } from '../team/approvals.port.ts'
import { Payables } from './payables.port.ts'
import { type PayrollDetail, Payrolls } from './payrolls.port.ts'
import type { Resolved } from '../shared/token.ts'

/** Takes invoices out of a payroll, and deletes it: one request at a time. */
export class PayrollChanges {
  static readonly needs = {
    payables: Payables,
    payrolls: Payrolls,
    keys: IdempotencyKeys,
    notifications: NotificationsViewModel,
    approvals: Approvals,
  }
  isBusy = false
  readonly #deps: Resolved<typeof PayrollChanges.needs>
  /** The payrolls have changed. */
  readonly #onChanged: () => void

  constructor(dependencies: Resolved<typeof PayrollChanges.needs>, onChanged: () => void) {
    this.#deps = dependencies
    this.#onChanged = onChanged
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** All invoices that it still owes go back to the inbox; where it takes invoices, a toast offers to put them back. */
  async withdrawAll(payroll: Pick<PayrollDetail, 'id' | 'status'>): Promise<void> {
    const { notifications, payrolls } = this.#deps
    const page = (_: null, number: number, size: number) => TE.map(rowsOf)(payrolls.invoices(payroll.id, number, size))
    await this.#whileBusy(async () => {
      const found = await loadAllRows(null, page)
      if (E.isLeft(found)) return notifications.show({ _tag: 'PayablesUnavailable', failure: found.left })
      await this.#withdraw(
        payroll,
        found.right.filter(({ invoice }) => invoice.location._tag === 'Scheduled').map((row) => row.id),
      )
    })
  }

  async withdraw(payroll: Pick<PayrollDetail, 'id' | 'status'>, invoice: PayableInvoice): Promise<void> {
    await this.#whileBusy(() => this.#withdraw(payroll, [invoice.id]))
  }

  /** Its invoices go back to the inbox. */
  async delete({ id, name }: Pick<PayrollDetail, 'id' | 'name'>): Promise<boolean> {
    const { notifications, payrolls } = this.#deps
    const isDeleted = await this.#whileBusy(async () => {
      const answer = await payrolls.delete(id)()
      this.#onChanged()
      notifications.show(
        E.isLeft(answer) ? { _tag: 'PayrollNotDeleted', failure: answer.left } : { _tag: 'PayrollDeleted', name },
      )
      return E.isRight(answer)
    })
    return isDeleted ?? false
  }

  /** Takes back what the user asked others to authorise: the payroll can change again. */
  async withdrawRequest({ approval }: Pick<PayrollDetail, 'approval'>): Promise<void> {
    if (approval === undefined) return
    const { approvals, notifications } = this.#deps
    await this.#whileBusy(async () => {
      const answer = await approvals.withdraw(approval.id)()
      this.#onChanged()
      notifications.show(
        E.isLeft(answer)
          ? { _tag: 'PayrollRequestNotWithdrawn', failure: answer.left }
          : { _tag: 'ApprovalDecided', state: answer.right.state },
      )
    })
  }

  async #withdraw(payroll: Pick<PayrollDetail, 'id' | 'status'>, ids: ReadonlyArray<PayableId>): Promise<void> {
    const { keys, notifications, payables } = this.#deps
    const answer = ids.length === 0 ? E.right(undefined) : await payables.restore(ids, keys.next())()
    this.#onChanged()
    if (E.isLeft(answer)) return notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
    const withdrawn = { _tag: 'PayablesWithdrawn', invoices: ids.length } as const
    if (E.isLeft(validateAddition(payroll))) return notifications.show(withdrawn)
    notifications.show(withdrawn, () => void this.#putBack(payroll.id, ids))
  }

  async #putBack(id: PayrollId, ids: ReadonlyArray<PayableId>): Promise<void> {
    const { keys, notifications, payrolls } = this.#deps
    const answer = await payrolls.addInvoices(id, ids, keys.next())()
    if (E.isLeft(answer)) notifications.show({ _tag: 'PayablesNotMoved', failure: answer.left })
    this.#onChanged()
  }

  /** Undefined while another change is on its way. */
  async #whileBusy<A>(change: () => Promise<A>): Promise<A | undefined> {
    if (this.isBusy) return undefined
    this.isBusy = true
    const done = await change()
    runInAction(() => (this.isBusy = false))
    return done
  }
}
