import { text } from '../database/columns.ts'
import type { Queries, Database } from '../database/database.ts'
import { execute, sql, values } from '../database/sql.ts'
import type { DocumentStore } from './document-store.port.ts'

/** Marks a file that no document names from this transaction on. */
export const markUnused = (tx: Queries, key: string): Promise<void> =>
  execute(tx, sql`insert into unused_file (file_key) values (${key}) on conflict do nothing`)

/** Deletes the marked files from the store. One that cannot be deleted stays marked and does not hinder the others. */
export const deleteUnusedFiles = async ({
  database,
  documents,
}: {
  readonly database: Database
  readonly documents: DocumentStore
}): Promise<void> => {
  const failures: Array<unknown> = []
  for (const key of await values(database, text, sql`select file_key from unused_file order by file_key`)) {
    try {
      await documents.remove(key)
      await execute(database, sql`delete from unused_file where file_key = ${key}`)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files not deleted`)
}

/** Deletes a file that did not get its row: the transaction that had to name it did something else. */
export const discardFile = async (
  services: { readonly database: Database; readonly documents: DocumentStore },
  key: string,
): Promise<void> => {
  await markUnused(services.database, key)
  await tryToDeleteUnusedFiles(services)
}

/** Deletes them now; what fails is done by the hourly task, which also logs it. */
export const tryToDeleteUnusedFiles = (services: {
  readonly database: Database
  readonly documents: DocumentStore
}): Promise<void> => deleteUnusedFiles(services).catch(() => undefined)
