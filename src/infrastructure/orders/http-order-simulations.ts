import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderSimulations } from '#application/orders/orders.port.ts'
import { orderEndpoints } from '#wire/orders.endpoints.ts'
import { readDownload } from '../documents/read-download.ts'
import type { Api } from '../http/api.ts'

export const makeHttpOrderSimulations = (api: Api): OrderSimulations => ({
  simulation: (orderId) =>
    pipe(api.forBusiness(orderEndpoints.orderSimulationPdf)({ params: { orderId } }), TE.flatMapEither(readDownload)),
})
