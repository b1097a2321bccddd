import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { IN_MEMORY, openEmbedded } from '#host/database/embedded-database.ts'
import type { Database } from '#host/database/database.ts'
import { writeTemplateDatabase } from '#host/database/template-database.ts'
import { migrate } from '#host/database/migrate.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { createServerDatabase } from '#test/support/server-database.ts'

const ROOT = new URL('../../../', import.meta.url)
const CACHE = new URL('node_modules/.cache/anticipo/', ROOT)
const ENGINE = ['node_modules/@electric-sql/pglite/package.json', 'src/host/database/embedded-database.ts']
const TEMPLATE = ['src/host/database/migrate.ts', 'src/host/database/template-database.ts']
const MIGRATIONS = 'src/host/database/migrations/'

/** A database with the schema and no rows: in memory, or a new one on the server of `TEST_DATABASE_URL`. */
export const freshDatabase = async (): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL']
  return server === undefined ? openEmbedded(IN_MEMORY, await builtDatabase()) : freshOn(server)
}

/** An archive of such a database, to start a folder with. The first run of a schema creates it, later ones reuse it. It is not compressed: starting from it takes two thirds of the time. */
export const builtDatabase = (): Promise<Archive> =>
  archiveOf(
    [
      ...ENGINE,
      ...TEMPLATE,
      ...readdirSync(new URL(MIGRATIONS, ROOT))
        .sort()
        .map((name) => MIGRATIONS + name),
    ],
    writeTemplateDatabase,
  )

/** An archive of a database without any table. */
export const bareDatabase = (): Promise<Archive> =>
  archiveOf(ENGINE, async (file) => {
    const database = await openEmbedded(IN_MEMORY)
    await writeFile(file, await database.snapshot())
    await database.close()
  })

type Archive = Uint8Array<ArrayBuffer>

/** Creating a database takes ten times as long as copying it, so that an archive is kept for as long as its sources stay the same. */
const archiveOf = async (
  sources: ReadonlyArray<string>,
  write: (file: string) => Promise<unknown>,
): Promise<Archive> => {
  const file = new URL(`${digest(sources)}.tar`, CACHE)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    const part = new URL(`${process.pid}.part`, CACHE)
    await write(fileURLToPath(part))
    writeFileSync(part, gunzipSync(readFileSync(part)))
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

const digest = (sources: ReadonlyArray<string>): string => {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(new URL(source, ROOT)))
  return hash.digest('hex').slice(0, 24)
}
