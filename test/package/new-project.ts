import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TOOLS = join(ROOT, 'node_modules', '.bin')

/** A project in another folder that has installed the package from the packed file. */
export interface NewProject {
  readonly folder: string
  /** The packed file. */
  readonly packed: string
  /** Folder of the installed package. */
  readonly installed: string
  readonly write: (name: string, text: string) => string
  /** Runs a command and returns its output; a failure contains all of it. */
  readonly run: (command: string, ...args: ReadonlyArray<string>) => Promise<string>
  readonly remove: () => void
}

/** Packs the domain and installs the file in a new project, offline. */
export const newProject = async (): Promise<NewProject> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'anticipo-package-')))
  await runIn(ROOT, 'npm', ['pack', '-w', 'src/domain', '--pack-destination', folder, '--loglevel=error'])
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'new-project', private: true, type: 'module' }))
  await runIn(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', `./${packed}`])
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', 'fast-check'), join(folder, 'node_modules', 'fast-check'))
  return {
    folder,
    packed: join(folder, packed),
    installed: join(folder, 'node_modules', '@anticipo', 'domain'),
    write: (name, text) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    },
    run: (command, ...args) => runIn(folder, command, args),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const runIn = async (cwd: string, command: string, args: ReadonlyArray<string>): Promise<string> => {
  const env = { ...process.env, PATH: [TOOLS, process.env['PATH'] ?? ''].join(delimiter) }
  try {
    return (await promisify(execFile)(command, [...args], { cwd, env })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}
