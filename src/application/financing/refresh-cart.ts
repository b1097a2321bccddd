import * as E from 'fp-ts/Either'
import { type Cart, withPresent } from '#domain/financing/cart.ts'
import { baseOf } from '#domain/financing/invoice.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { loadAllRows } from '../shared/load-selected.ts'
import { invoiceLoader } from './load-invoices.ts'
import type { OrderFlowViewModel } from './order-flow.view-model.ts'
import type { Resolved } from '../shared/token.ts'

/**
 * Prices the open cart again where documents changed what is financed of its invoices, or one cannot be financed any more, and says
 * which changed from what to what. A cart that is being sent is left alone: the answer of the host tells.
 */
export const refreshCart = async (
  flow: Pick<OrderFlowViewModel, 'cart' | 'step' | 'isBusy' | 'isSent'>,
  { notifications, source }: Pick<Resolved<typeof OrderFlowViewModel.needs>, 'notifications' | 'source'>,
): Promise<void> => {
  const { cart: before, type } = flow.cart
  if (flow.step === 0 || flow.isBusy || flow.isSent || before.lines.length === 0) return
  const read = await loadAllRows({ text: '', filter: NO_FILTER }, invoiceLoader(source.invoices, type))
  if (flow.isBusy || flow.isSent || !hasSameInvoices(before, flow.cart.cart)) return
  if (E.isLeft(read)) return void notifications.show({ _tag: 'InvoicesUnavailable', failure: read.left })
  const { cart, changed } = withPresent(flow.cart.cart, read.right)
  const present = new Set(read.right.map(({ id }) => id))
  const [first] = changed
  if (first === undefined && cart.lines.every(({ invoice }) => present.has(invoice.id))) return
  flow.cart.restore(type, cart)
  if (first === undefined) return
  const folios = changed.map(({ after }) => after.folio)
  notifications.show({ _tag: 'CartInvoicesChanged', folios, from: baseOf(first.before), to: baseOf(first.after) })
}

const hasSameInvoices = (one: Cart, other: Cart): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => line.invoice.id === other.lines[at]?.invoice.id)
