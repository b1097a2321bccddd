import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { openEmbedded, type EmbeddedDatabase } from '#host/database/embedded-database.ts'
import { migrate } from '#host/database/migrate.ts'

const CACHE = new URL('../../../node_modules/.cache/anticipo/', import.meta.url)
const MIGRATIONS = new URL('../../../src/host/database/migrations/', import.meta.url)

/** A database in memory with the schema and no rows. The first run of a schema builds it, later ones load what it built. */
export const freshDatabase = async (): Promise<EmbeddedDatabase> => {
  const file = new URL(`${digest()}.tar.gz`, CACHE)
  if (existsSync(file)) return openEmbedded('memory://', new Uint8Array(readFileSync(file)))
  const database = await openEmbedded('memory://')
  await migrate(database)
  mkdirSync(CACHE, { recursive: true })
  const part = new URL(`${process.pid}.part`, CACHE)
  writeFileSync(part, await database.snapshot())
  renameSync(part, file)
  return database
}

const digest = (): string => {
  const hash = createHash('sha256').update(readFileSync(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url)))
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 24)
}
