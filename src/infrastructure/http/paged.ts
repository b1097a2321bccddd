import type { Page } from '#application/shared/page.ts'

interface TravellingPage<A> {
  readonly data: ReadonlyArray<A>
  readonly pagination: { readonly page: number; readonly pageSize: number; readonly totalData: number }
}

export const toPage = <A>({ data, pagination }: TravellingPage<A>): Page<A> => ({
  rows: data,
  page: pagination.page,
  pageSize: pagination.pageSize,
  totalRows: pagination.totalData,
})
