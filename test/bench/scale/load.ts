import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LoadedTable } from './tables.ts'

/** The program `psql` and the database that it fills. */
export interface LoadTarget {
  readonly psql: string
  readonly address: string
}

/**
 * Streams the rows of each table into the database by COPY, with its indexes in place, so that they are as full as in use. Foreign
 * keys are not checked, because the rows come from one program.
 */
export const load = async (
  target: LoadTarget,
  tables: ReadonlyArray<LoadedTable>,
  onLoaded: (table: string) => void,
): Promise<void> => {
  for (const { columns, lines, name } of tables) {
    await psql(target, `copy ${name} (${columns}) from stdin`, lines())
    onLoaded(name)
  }
  await psql(target, AFTERWARDS)
  await psql(target, 'vacuum (analyze)')
  await psql(target, 'checkpoint')
}

/** New rows are numbered after those that were loaded. */
const AFTERWARDS = `
do $$
declare
  numbered record;
begin
  for numbered in select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %I))',
      numbered.name, numbered.key, numbered.key, numbered.name);
  end loop;
end $$;
update audit_head set position = (select count(*) from audit)`

/** Runs one statement, with the lines as its input. */
const psql = async (
  { address, psql: program }: LoadTarget,
  statement: string,
  lines: Iterable<string> = [],
): Promise<void> => {
  const options = ['-c session_replication_role=replica', '-c synchronous_commit=off', '-c maintenance_work_mem=512MB']
  const child = spawn(
    program,
    ['--no-psqlrc', '--quiet', '--output=/dev/null', '-v', 'ON_ERROR_STOP=1', '-c', statement, address],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...process.env, PGOPTIONS: options.join(' ') },
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  /* Input that an ended program no longer reads is no error of its own: its exit code says it. */
  await pipeline(Readable.from(chunksOf(lines)), child.stdin).catch(() => undefined)
  if ((await ended) !== 0) throw new Error(`psql: ${statement.slice(0, 100)}`)
}

const CHUNK_LENGTH = 64 * 1024

function* chunksOf(lines: Iterable<string>): Iterable<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
