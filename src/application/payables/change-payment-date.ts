import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { Payables } from './payables.port.ts'

interface ChangeDependencies {
  readonly payables: Pick<Payables, 'changeDate'>
  readonly notifications: NotificationsViewModel
}

/** The invoice as it is stored afterwards. Tells when the date was not changed, and both dates when it changed meanwhile. */
export const changePaymentDate = async (
  { notifications, payables }: ChangeDependencies,
  invoice: PayableInvoice,
  date: CivilDate,
): Promise<PayableInvoice> => {
  const answer = await payables.changeDate(invoice.id, invoice.version, date)()
  if (E.isRight(answer)) return answer.right
  const { left } = answer
  if (left._tag !== 'Conflict') {
    notifications.show({ _tag: 'PaymentDateNotChanged', failure: left })
    return invoice
  }
  notifications.show({ _tag: 'PaymentDateConflict', stored: left.current.paymentDate, typed: date })
  return left.current
}
