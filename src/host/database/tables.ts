import type { Queries } from './database.ts'

/** A table as the catalogue describes it. Names are quoted for statements. */
export interface Table {
  readonly name: string
  /** Those that are stored, in the order of their names. */
  readonly columns: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
  /** The column whose numbers the database gives. */
  readonly identity: string | null
  /** The columns of the primary key, separated by commas. */
  readonly key: string | null
  /** The tables that it refers to, without itself. */
  readonly parents: ReadonlyArray<string>
}

/** All tables, each after those that it refers to. */
export const readTables = async (queries: Queries): Promise<ReadonlyArray<Table>> =>
  parentsFirst(await queries.query<Table>(TABLES))

const parentsFirst = (tables: ReadonlyArray<Table>): ReadonlyArray<Table> => {
  const left = [...tables]
  const sorted: Array<Table> = []
  while (left.length > 0) {
    const next = left.findIndex(({ parents }) => parents.every((parent) => sorted.some(({ name }) => name === parent)))
    if (next === -1) throw new Error(`References in a circle: ${left.map(({ name }) => name).join(', ')}`)
    sorted.push(...left.splice(next, 1))
  }
  return sorted
}

const TABLES = `
select quote_ident(c.relname) as name,
  array_agg(quote_ident(a.attname) order by a.attname collate "C") as columns,
  array_agg(format_type(a.atttypid, a.atttypmod) order by a.attname collate "C") as types,
  max(quote_ident(a.attname)) filter (where a.attidentity <> '') as identity,
  (select string_agg(quote_ident(k.attname), ', ' order by place.at)
    from pg_index i
    cross join lateral unnest(i.indkey) with ordinality as place (number, at)
    join pg_attribute k on k.attrelid = i.indrelid and k.attnum = place.number
    where i.indrelid = c.oid and i.indisprimary) as key,
  array(select distinct quote_ident(parent.relname)
    from pg_constraint f join pg_class parent on parent.oid = f.confrelid
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
group by c.oid, c.relname
order by c.relname collate "C"`

/** Announcements tell running hosts of a change and name transactions of their server; migrations write their own table. */
const UNPORTABLE_TABLES: ReadonlySet<string> = new Set(['announcement', 'schema_version'])

/** Whether the rows mean the same in another database. */
export const isPortable = ({ name }: Pick<Table, 'name'>): boolean => !UNPORTABLE_TABLES.has(name)

/**
 * For a connection to a server: dates, numbers and bytes as the embedded database writes them, no limits of time, and an error where a
 * policy would hide rows.
 */
export const PORTABLE_SESSION = `
set idle_in_transaction_session_timeout = 0;
set statement_timeout = 0;
set timezone = 'UTC';
set datestyle = 'ISO, YMD';
set intervalstyle = 'postgres';
set bytea_output = 'hex';
set extra_float_digits = 1;
set row_security = off`

/** The number of rows of each table. */
export const countRows = async (queries: Queries): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>()
  for (const { name } of await readTables(queries)) {
    const [row] = await queries.query<{ rows: number }>(`select count(*) as rows from ${name}`)
    counts.set(name, row?.rows ?? 0)
  }
  return counts
}
