/** One page of a longer list. `page` counts from 1. */
export interface Page<A> {
  readonly rows: ReadonlyArray<A>
  readonly page: number
  readonly pageSize: number
  readonly totalRows: number
}

export const FIRST_PAGE = 1
export const DEFAULT_PAGE_SIZE = 20

export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: 'asc' | 'desc'
}
