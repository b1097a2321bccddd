import type { PayableListName, PayableQuery } from '#application/payables/payables.port.ts'

/** The first page of a list, without a search, a filter or an order. */
export const firstPayablesOf = (list: PayableListName) =>
  ({
    list,
    page: 1,
    pageSize: 20,
    search: '',
    isPayable: undefined,
    due: undefined,
    notice: undefined,
    sort: undefined,
  }) as const satisfies PayableQuery
