import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { hostBuild, WORKER } from '../../config/vite.host.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program of a worker thread. */
    readonly workerFile: string
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BUILDS = join(ROOT, 'node_modules', '.cache', 'anticipo', 'workers')
const SOURCES = ['src/host', 'src/domain', 'src/wire', 'package-lock.json', 'config/vite.host.config.ts']
const DAY_MS = 86_400_000

/** Threads run the built program, so that it is rebuilt before a test run when its sources changed. */
export const setup = async (project: TestProject): Promise<void> => {
  const provide = async (): Promise<void> => project.provide('workerFile', await builtWorker())
  await provide()
  project.onTestsRerun(provide)
}

const builtWorker = async (): Promise<string> => {
  const folder = join(BUILDS, digest())
  if (!existsSync(folder)) {
    deleteOldBuilds()
    const part = `${folder}.${process.pid}`
    await build({ root: ROOT, configFile: false, logLevel: 'warn', ...hostBuild(WORKER, part) })
    /* A concurrent run may have built it first. */
    if (existsSync(folder)) rmSync(part, { recursive: true })
    else renameSync(part, folder)
  }
  return join(folder, 'worker.js')
}

const deleteOldBuilds = (): void => {
  mkdirSync(BUILDS, { recursive: true })
  for (const name of readdirSync(BUILDS)) {
    const path = join(BUILDS, name)
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}

const digest = (): string => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source))))
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

const filesOf = (path: string): ReadonlyArray<string> => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name === 'dist' ? [] : filesOf(join(path, name))))
}
