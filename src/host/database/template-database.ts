import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IN_MEMORY, openEmbedded, type EmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'

/**
 * An embedded database with the schema and no rows, created by the build and stored beside the program. Starting from
 * it takes a third of the time and memory of creating one.
 */
const FILE = join(fileURLToPath(new URL('./', import.meta.url)), 'empty-database.tar.gz')

/** Undefined in an unbuilt program: then a new database is created from the migrations. */
export const readTemplateDatabase = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const bytes = await readFile(FILE).catch(() => undefined)
  return bytes && new Uint8Array(bytes)
}

export const writeTemplateDatabase = async (file: string = FILE): Promise<string> => {
  const database = await openEmbedded(IN_MEMORY)
  try {
    await migrate(database)
    await dropTemplates(database)
    await writeFile(`${file}.part`, await database.snapshot())
  } finally {
    await database.close()
  }
  await rename(`${file}.part`, file)
  return file
}

/** Only `create database` reads the templates, and nothing runs it here. They are half of the files of a data folder and a third of its bytes. */
const dropTemplates = async (database: EmbeddedDatabase): Promise<void> => {
  for (const name of ['template0', 'template1']) {
    await database.script(`alter database ${name} is_template false`)
    await database.script(`drop database ${name}`)
  }
}
