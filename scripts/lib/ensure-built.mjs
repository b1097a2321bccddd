import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { mustRun, ROOT } from './run.mjs'

const STAMP = join(ROOT, 'dist', 'stamp')
const SOURCES = [
  'src',
  'public',
  'scripts/lib',
  'index.html',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'config/vite.host.config.ts',
]

/** Builds client and host when a source changed since the last build; returns whether it built. */
export const ensureBuilt = async () => {
  const stamp = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false
  process.stdout.write('Building…\n')
  await Promise.all([mustRun('vite', ['build', '--logLevel', 'warn']), buildHost()])
  compressFolder(join(ROOT, 'dist', 'client'))
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(STAMP, stamp)
  return true
}

/** Includes the template database of new data folders. */
const buildHost = async () => {
  await mustRun('vite', ['build', '--config', 'config/vite.host.config.ts', '--logLevel', 'warn'])
  await mustRun('node', ['dist/host/main.js', 'database:prepare'])
}

/** Names, sizes and contents of all build inputs, and the one environment setting of the build. */
const fingerprint = () => {
  const hash = createHash('sha256').update(process.env.VITE_MAINTENANCE ?? '')
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source)))) {
    hash.update(file.slice(ROOT.length))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Excludes the built package in the domain's folder. */
const filesOf = (path) => {
  if (!existsSync(path) || path === join(ROOT, 'src', 'domain', 'dist')) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
