import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

await ensureInstalled()
process.stdout.write((await ensureBuilt()) ? 'Built.\n' : 'Nothing changed since the last build.\n')
