import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { country, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { row, sql } from '../database/sql.ts'

export interface Owner {
  readonly country: Country
  readonly identifier: string
}

const OwnerRow = rowCodec('OwnerRow', { country, identifier: text })

export const ownerOf = (queries: Queries, businessId: BusinessId): Promise<Owner> =>
  row(queries, OwnerRow, sql`select country, identifier from business where id = ${businessId}`)
