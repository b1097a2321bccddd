import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../lib/run.mjs'

/** Writes the API reference of the package to `docs/api`. Its tools are installed at the first run. */
const folder = fileURLToPath(new URL('api', import.meta.url))
const isInstalled = existsSync(join(folder, 'node_modules', 'typedoc'))
process.exitCode = isInstalled ? 0 : await run('npm', ['ci'], { cwd: folder })
if (process.exitCode === 0)
  process.exitCode = await run('node', [join('node_modules', 'typedoc', 'bin', 'typedoc')], { cwd: folder })
