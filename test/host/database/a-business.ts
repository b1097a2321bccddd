import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '#host/database/database.ts'

/** A verified business with its tax id as name. */
export const aBusiness = async (
  queries: Queries,
  country: Country,
  identifier: string,
  address?: string,
): Promise<BusinessId> => {
  const [row] = await queries.query<{ id: number }>(
    `insert into business (country, identifier, name, address, verified_at, verified_by) values ($1, $2, $3, $4, now(), 'OPERATOR')
     on conflict (country, identifier) where verified_at is not null do update set name = excluded.name returning id`,
    [country, identifier, `Empresa ${identifier}`, address ?? null],
  )
  return String(row?.id) as BusinessId
}
