import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { mapCodec } from './codec/mapped.ts'
import { DateAtMidnight, moneyIn, Percent } from './codec/amounts.ts'
import { idOf } from './codec/ids.ts'
import { list } from './codec/primitives.ts'

const OrderLine = t.strict({ invoiceId: idOf('Invoice'), expirationDate: DateAtMidnight })
const OrderLines = list(10_000, OrderLine)

export const CartToCalculate = t.strict({ businessId: idOf('Business'), orderInvoices: OrderLines })
export const OrderToCreate = t.strict({
  orderInvoices: OrderLines,
  preselectedInvoicesIds: list(10_000, idOf('Invoice')),
})
export const CreatedOrder = t.strict({ createdOrder: t.strict({ id: idOf('Order') }) })

const travellingSimulation = (country: Country) => {
  const amount = moneyIn(profileOf(country).currency)
  return t.strict({
    totalAmount: amount,
    totalAmountCreditNotes: amount,
    retentionPct: Percent,
    retention: amount,
    baseRate: Percent,
    interest: amount,
    operationCost: amount,
    amountOrderDiscounts: amount,
    amountOrderInvoiceDiscounts: amount,
    transfer: amount,
    invoicesData: t.array(t.strict({ invoiceId: idOf('Invoice'), rate: Percent, retentionPct: Percent })),
  })
}
type TravellingSimulation = t.TypeOf<ReturnType<typeof travellingSimulation>>

/** A simulation whose parts do not add up to its total is not one. */
export const simulationCodec = (country: Country): t.Type<Simulation, unknown, unknown> =>
  mapCodec('Simulation', travellingSimulation(country), toSimulation, fromSimulation)

const toSimulation = (wire: TravellingSimulation): E.Either<string, Simulation> => {
  const simulation: Simulation = {
    total: wire.totalAmount,
    creditNotes: wire.totalAmountCreditNotes,
    retention: wire.retention,
    retentionRate: wire.retentionPct,
    interest: wire.interest,
    baseRate: wire.baseRate,
    operationCost: wire.operationCost,
    orderDiscounts: wire.amountOrderDiscounts,
    invoiceDiscounts: wire.amountOrderInvoiceDiscounts,
    transfer: wire.transfer,
    invoices: wire.invoicesData.map(({ invoiceId, rate, retentionPct }) => ({
      invoiceId,
      rate,
      retention: retentionPct,
    })),
  }
  return addsUp(simulation) ? E.right(simulation) : E.left('SimulationDoesNotAddUp')
}

const addsUp = (simulation: Simulation): boolean =>
  simulation.transfer.minor +
    simulation.retention.minor +
    simulation.interest.minor +
    simulation.operationCost.minor +
    simulation.creditNotes.minor +
    simulation.orderDiscounts.minor +
    simulation.invoiceDiscounts.minor ===
  simulation.total.minor

const fromSimulation = (simulation: Simulation): TravellingSimulation => ({
  totalAmount: simulation.total,
  totalAmountCreditNotes: simulation.creditNotes,
  retentionPct: simulation.retentionRate,
  retention: simulation.retention,
  baseRate: simulation.baseRate,
  interest: simulation.interest,
  operationCost: simulation.operationCost,
  amountOrderDiscounts: simulation.orderDiscounts,
  amountOrderInvoiceDiscounts: simulation.invoiceDiscounts,
  transfer: simulation.transfer,
  invoicesData: simulation.invoices.map(({ invoiceId, rate, retention }) => ({
    invoiceId,
    rate,
    retentionPct: retention,
  })),
})
