import type { Queries } from '#host/database/database.ts'

/** Columns, constraints, indexes, triggers and functions of a database, one line each, and its migrations. */
export const schemaOf = async (queries: Queries): Promise<ReadonlyArray<string>> =>
  (await queries.query<{ line: string }>(SCHEMA)).map(({ line }) => line)

const SCHEMA = `
select line from (
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'migration ' || version from schema_version
) as lines order by line collate "C"`
