import { Rejection } from '../kernel/rejection.ts'
import { LOCK_NOT_AVAILABLE, sqlState, type Queries } from './database.ts'
import { digestOfAll, digestOfTables, MOVE_MARK } from './table-digests.ts'
import { isPortable, readTables, type Table } from './tables.ts'

/**
 * Rejects a database with rows, unless an earlier move of the same data wrote them and they have not changed since: a host that starts
 * changes them. The audit log, whose rows are chained and never changed, says whether the data are the same.
 */
export const rejectOtherData = async (target: Queries, source: Queries): Promise<void> => {
  const used = await firstUsedTable(target)
  if (used === undefined) return
  const mark = await markIn(target)
  if (mark === undefined)
    throw new Rejection(`La base de datos no está vacía (tabla ${used}). Crea una nueva para estos datos.`)
  if ((await digestOfContent(target)) !== mark)
    throw new Rejection(
      'La base de datos tiene cambios posteriores a la última copia, de un servidor que ya la usó. No se reemplazan: crea una nueva.',
    )
  if (!(await continues(source, target)))
    throw new Rejection(
      'La base de datos tiene los datos de otra instalación, o más nuevos que los de esta carpeta. No se reemplazan: crea una nueva.',
    )
}

/** A later move compares it, and every table with it. */
const digestOfContent = async (target: Queries): Promise<string> =>
  digestOfAll(await digestOfTables(target, (await readTables(target)).filter(isPortable)))

/** The schema begins with one row, the head of an empty audit log. */
const firstUsedTable = async (target: Queries): Promise<string | undefined> => {
  const names = await target.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`,
  )
  const isOurs = names.some(({ name }) => name === 'schema_version')
  for (const { name } of names.filter((one) => !isOurs || isPortable(one))) {
    const condition = name === 'audit_head' ? 'where position > 0' : ''
    const [row] = await target.query<{ used: boolean }>(`select exists (select from ${name} ${condition}) as used`)
    if (!isOurs || row?.used === true) return name
  }
  return undefined
}

const markIn = async (target: Queries): Promise<string | undefined> => {
  const [row] = await target.query<{ has: boolean }>(`select to_regclass('public.host_setting') is not null as has`)
  if (row?.has !== true) return undefined
  const [mark] = await target.query<{ value: string }>('select value from host_setting where name = $1', [MOVE_MARK])
  return mark?.value
}

/** Whether the source has the audit log of the target, and possibly more of it. */
const continues = async (source: Queries, target: Queries): Promise<boolean> => {
  const [head] = await target.query<{ position: number; hash: string }>('select position, hash from audit_head')
  if (head === undefined || head.position === 0) return true
  const [row] = await source.query<{ hash: string }>('select hash from audit where position = $1', [head.position])
  return row?.hash === head.hash
}

/**
 * Does `fill` on empty tables without the triggers that chain and protect rows, which are copied as they are. All tables are locked
 * until the transaction ends.
 */
export const fillTables = async (
  tx: Queries,
  tables: ReadonlyArray<Table>,
  fill: () => Promise<void>,
): Promise<void> => {
  const names = tables.map(({ name }) => name).filter((name) => name !== 'schema_version')
  await lockAll(tx, names)
  const guarded = await tx.query<{ name: string }>(
    `select distinct quote_ident(c.relname) as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  for (const { name } of guarded) await tx.query(`alter table ${name} disable trigger user`)
  await tx.query(`truncate ${names.join(', ')}`)
  await fill()
  for (const { name } of guarded) await tx.query(`alter table ${name} enable trigger user`)
}

const lockAll = async (tx: Queries, names: ReadonlyArray<string>): Promise<void> => {
  try {
    await tx.query(`lock table ${names.join(', ')} in access exclusive mode`)
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new Rejection('Otro programa está usando la base de datos. Detenlo antes de copiar.', { cause: error })
  }
}

/** Saves the content, so that the next move recognises it. */
export const markMoved = async (tx: Queries, digest: string): Promise<void> => {
  await tx.query(
    'insert into host_setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [MOVE_MARK, digest],
  )
}
