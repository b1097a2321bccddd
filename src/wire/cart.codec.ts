import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Simulation, SimulationFigures } from '#domain/financing/simulation.ts'
import { ORDER_TYPES } from '#domain/orders/order.ts'
import { DateAtMidnight, Percent } from './codec/amounts.ts'
import { byCountry } from './codec/by-country.ts'
import { id } from './codec/ids.ts'
import { mapCodec } from './codec/map-codec.ts'
import { type CountryCodecs, mappedRecord } from './codec/mapped-record.ts'
import { list, oneOf, optional } from './codec/primitives.ts'

export const OrderLines = list(
  10_000,
  mappedRecord('OrderLine', {
    invoiceId: ['invoiceId', id('Invoice')],
    paymentDate: ['expirationDate', DateAtMidnight],
  }),
)

/** Issued invoices with their dates; for `CONFIRMING` a payroll with the day of the repayment instead. */
export const PriceRequest = mappedRecord('PriceRequest', {
  businessId: ['businessId', id('Business')],
  lines: ['orderInvoices', OrderLines],
  payrollId: ['payrollId', optional(id('Payroll')), '?'],
  repaymentDate: ['expirationDate', optional(DateAtMidnight), '?'],
})

/** With the transfer that was shown, the host rejects another one. */
export const CreateOrderRequest = mappedRecord('CreateOrderRequest', ({ money }) => ({
  lines: ['orderInvoices', OrderLines],
  preselected: ['preselectedInvoicesIds', list(10_000, id('Invoice'))],
  transfer: ['transfer', optional(money), '?'],
}))
export type CreateOrderRequest = t.TypeOf<ReturnType<typeof CreateOrderRequest>>

export const CreatedOrder = mappedRecord('CreatedOrder', { id: ['createdOrder.id', id('Order')] })

const PricedInvoice = mappedRecord('PricedInvoice', {
  invoiceId: ['invoiceId', id('Invoice')],
  rate: ['rate', Percent],
  retention: ['retentionPct', Percent],
})

/** The figures of a simulation without those of its invoices. */
const figuresOf = ({ money }: CountryCodecs) =>
  ({
    total: ['totalAmount', money],
    creditNotes: ['totalAmountCreditNotes', money],
    paid: ['paidAmount', money, '?'],
    retentionRate: ['retentionPct', Percent],
    retention: ['retention', money],
    baseRate: ['baseRate', Percent],
    interest: ['interest', money],
    operationCost: ['operationCost', money],
    orderDiscounts: ['amountOrderDiscounts', money],
    invoiceDiscounts: ['amountOrderInvoiceDiscounts', money],
    transfer: ['transfer', money],
  }) as const

const SimulationParts = mappedRecord('Simulation', (codecs) => ({
  ...figuresOf(codecs),
  invoices: ['invoicesData', t.readonlyArray(PricedInvoice)],
}))

const addingUp = <F extends SimulationFigures>(figures: F): E.Either<string, F> =>
  addsUp(figures) ? E.right(figures) : E.left('SimulationDoesNotAddUp')

/** Rejects a simulation whose parts do not add up to its total. */
export const SimulationCodec = byCountry((country) =>
  mapCodec('Simulation', SimulationParts(country), addingUp<Simulation>, (simulation) => simulation),
)

const FigureParts = mappedRecord('SimulationFigures', figuresOf)

/** The same without the invoices. */
export const SimulationFiguresCodec = byCountry((country) =>
  mapCodec('SimulationFigures', FigureParts(country), addingUp<SimulationFigures>, (figures) => figures),
)

const addsUp = (figures: SimulationFigures): boolean =>
  figures.transfer.minor +
    figures.retention.minor +
    figures.interest.minor +
    figures.operationCost.minor +
    figures.creditNotes.minor +
    figures.orderDiscounts.minor +
    figures.invoiceDiscounts.minor ===
  figures.total.minor

export const PriceQuery = t.strict({ orderType: oneOf('OrderType', ORDER_TYPES) })
