import type { Database } from './database.ts'

/**
 * Reads each row once by a scan and once by its key, so that lost, truncated and overwritten pages are detected at the
 * start. Throws the database's error.
 */
export const verifyIntegrity = async (database: Pick<Database, 'transaction'>): Promise<void> =>
  database.transaction(async (tx) => {
    const tables = await tx.query<{ name: string; key: string }>(KEYED_TABLES)
    for (const { name } of tables) await tx.query(`select count(t.*) from ${name} t where t.* is not null`)
    for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan']) await tx.query(`set local enable_${way} = off`)
    for (const { name, key } of tables) {
      await tx.query(`select count(t.*) from (select * from ${name} order by ${key} offset 0) t where t.* is not null`)
    }
  })

const KEYED_TABLES = `
select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by k.place) as key
from pg_class c
join pg_index i on i.indrelid = c.oid and i.indisprimary
cross join lateral unnest(i.indkey) with ordinality as k (number, place)
join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
where c.relnamespace = 'public'::regnamespace
group by c.relname`
