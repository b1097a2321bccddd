import type { Cash, CashCellQuery } from '#application/cash/cash.port.ts'
import { CASH_COLUMNS, type CashColumn } from '#domain/cash/cash-column.ts'
import { cashEndpoints } from '#wire/cash.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpCash = (api: Api): Cash => ({
  projection: () => api.forBusiness(cashEndpoints.cash)({}),
  entries: ({ currency, page, pageSize, place, row }) =>
    api.forBusiness(cashEndpoints.cashItems)({ query: { currency, ...row, ...placeOf(place), page, size: pageSize } }),
  cover: ({ includesNoticed, type, week }) =>
    api.forBusiness(cashEndpoints.cashCover)({
      query: { week, orderType: type, included: includesNoticed ? ['NOTICED'] : undefined },
    }),
  saveOpening: (version, body) => api.forBusiness(cashEndpoints.cashOpeningSave)({ version, body }),
  mark: ({ version, ...body }) => api.forBusiness(cashEndpoints.cashExpectedSave)({ version, body }),
  ownItems: {
    list: () => api.forBusiness(cashEndpoints.cashFixed)({}),
    create: (body, key) => api.forBusiness(cashEndpoints.cashFixedCreate)({ body, key }),
    replace: (fixedId, version, body) =>
      api.forBusiness(cashEndpoints.cashFixedUpdate)({ params: { fixedId }, version, body }),
    remove: (fixedId, version) => api.forBusiness(cashEndpoints.cashFixedDelete)({ params: { fixedId }, version }),
  },
})

const placeOf = (place: CashCellQuery['place']) =>
  isColumn(place) ? { column: place, day: undefined } : { column: undefined, day: place }

const isColumn = (place: CashCellQuery['place']): place is CashColumn => CASH_COLUMNS.some((column) => column === place)
