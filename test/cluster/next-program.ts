import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { hostBuild, WORKER } from '../../config/vite.host.config.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, 'node_modules', '.cache', 'anticipo', 'next-program')

/** The number of the migration that only the next program has. */
export const NEXT_SCHEMA = 9_001

/** The change of a compatible release: a column with a default, and a table. */
const NEXT_MIGRATION = `
alter table orders add column noted_on_next text not null default '';
create table next_feature (id bigint primary key);
`

/** Builds the next version of the host, whose schema has one more migration; returns the path of the program. */
export const buildNextProgram = async (): Promise<string> => {
  const plugins = [withNextMigration]
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins,
    ...hostBuild({ main: 'src/host/server/main.ts', ...WORKER }, FOLDER),
  })
  return join(FOLDER, 'main.js')
}

/** Adds the migration at the end of the list in the source. */
const withNextMigration: Plugin = {
  name: 'next-migration',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('src/host/database/migrate.ts')) return undefined
    const next = `$1\n  [${NEXT_SCHEMA}, ${JSON.stringify(NEXT_MIGRATION)}],\n]`
    const changed = code.replace(/(const MIGRATIONS\b[^\n]*\[\n[\s\S]*?)\n\]/, next)
    if (changed === code) throw new Error('The list of migrations was not found')
    return { code: changed, map: null }
  },
}
