import type { SoonCash } from '#application/cash/cash-soon.port.ts'
import { cashEndpoints } from '#wire/cash.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCashSoon = (api: Api): SoonCash => ({ soon: () => api.forBusiness(cashEndpoints.cashSoon)({}) })
