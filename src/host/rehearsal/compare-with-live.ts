import type { Queries } from '../database/database.ts'
import { countRows } from '../database/tables.ts'
import type { ValidAuditLog } from '../audit/verify-audit-log.ts'
import { entryDigests } from '../wallet/index.ts'
import type { AskLive } from './live-question.ts'
import type { Report } from './report.ts'

/**
 * Compares a copy of an earlier moment with the data in use, which contain it: its audit log is the beginning of theirs, its ledger entries
 * are among theirs, and it has at least half of their rows in each table that hardly shrinks.
 */
export const compareWithLive = async (
  queries: Queries,
  ask: AskLive,
  trail: ValidAuditLog,
  report: Report,
): Promise<void> => {
  await compareCounts(queries, ask, report)
  await compareTrails(ask, trail, report)
  await compareLedgers(queries, ask, report)
}

/** Companies, documents, orders and payments. Others, such as sessions and attempts, are emptied as time passes. */
const COMPARED: ReadonlyArray<string> = [
  'app_user',
  'business',
  'tax_document',
  'invoice',
  'orders',
  'order_invoice',
  'ledger_entry',
  'document',
  'supplier',
  'payable',
  'payroll',
]
/** A few rows may be those of the last minutes. */
const UNREMARKABLE = 100

const compareCounts = async (queries: Queries, ask: AskLive, { differs, say }: Report): Promise<void> => {
  const own = await countRows(queries)
  const live = new Map((await ask({ about: 'tables' })).map((line) => twoWords(line)))
  const compared = COMPARED.map((name) => ({ name, rows: own.get(name) ?? 0, liveRows: Number(live.get(name) ?? 0) }))
  say(
    `Filas en la copia y en los datos en uso: ${compared.map(({ liveRows, name, rows }) => `${name} ${rows}/${liveRows}`).join(', ')}`,
  )
  for (const { liveRows, name, rows } of compared)
    if (rows < liveRows / 2 && liveRows - rows > UNREMARKABLE)
      differs(`La tabla ${name} tiene ${rows} filas en la copia y ${liveRows} en los datos en uso.`)
}

const compareTrails = async (ask: AskLive, trail: ValidAuditLog, { differs }: Report): Promise<void> => {
  if (trail.rows === 0) return
  const [hash] = await ask({ about: 'audit', position: trail.rows })
  if (hash === undefined) differs('La copia tiene más registro de auditoría que los datos en uso.')
  else if (hash !== trail.hash)
    differs('El registro de auditoría de la copia no es el comienzo del de los datos en uso: es de otros datos.')
}

/** The first entry only: what changed one may have changed all. */
const compareLedgers = async (queries: Queries, ask: AskLive, { differs }: Report): Promise<void> => {
  let after = 0
  for (;;) {
    const page = await entryDigests(queries, after, Number.MAX_SAFE_INTEGER, PAGE)
    const last = page.at(-1)
    if (last === undefined) return
    const live = new Map((await ask({ about: 'ledger', after, upTo: last.id })).map((line) => twoWords(line)))
    const other = page.find(({ digest, id }) => live.get(String(id)) !== digest)
    if (other !== undefined) return differs(`El asiento ${other.id} del libro no es el mismo en los datos en uso.`)
    after = last.id
  }
}

const PAGE = 1_000

const twoWords = (line: string): readonly [string, string] => {
  const [first = '', second = ''] = line.split(' ')
  return [first, second]
}
