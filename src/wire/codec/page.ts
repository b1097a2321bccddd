import * as t from 'io-ts'
import type { Codec } from './map-codec.ts'
import { Count } from './primitives.ts'

/** The fields of one page of a longer list. */
export const pageFields = <A>(row: Codec<A>) =>
  ({
    rows: ['data', t.readonlyArray(row)],
    page: ['pagination.page', Count],
    pageSize: ['pagination.pageSize', Count],
    totalRows: ['pagination.totalData', Count],
  }) as const
