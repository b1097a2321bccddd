import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '#host/database/embedded-database.ts'
import type { Database } from '#host/database/database.ts'
import { writeTemplateDatabase } from '#host/database/template-database.ts'
import { migrate } from '#host/database/migrate.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { createServerDatabase } from '#test/support/server-database.ts'

const CACHE = new URL('../../../node_modules/.cache/anticipo/', import.meta.url)
const MIGRATIONS = new URL('../../../src/host/database/migrations/', import.meta.url)

/** A database with the schema and no rows: in memory, or a new one on the server of `TEST_DATABASE_URL`. */
export const freshDatabase = async (): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL']
  return server === undefined ? openEmbedded('memory://', await builtDatabase()) : freshOn(server)
}

/** An archive of such a database, to start a folder with. The first run of a schema creates it, later ones reuse it. */
export const builtDatabase = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = new URL(`${digest()}.tar.gz`, CACHE)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    const part = new URL(`${process.pid}.part`, CACHE)
    await writeTemplateDatabase(fileURLToPath(part))
    renameSync(part, file)
  }
  return new Uint8Array(readFileSync(file))
}

const freshOn = async (server: string): Promise<Database> => {
  const { address, drop } = await createServerDatabase(server)
  const database = openPostgres(address)
  await migrate(database)
  const close = async (): Promise<void> => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

const digest = (): string => {
  const hash = createHash('sha256')
  for (const source of ['node_modules/@electric-sql/pglite/package.json', 'src/host/database/template-database.ts'])
    hash.update(readFileSync(new URL(`../../../${source}`, import.meta.url)))
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 24)
}
