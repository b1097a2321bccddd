// @ts-check
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, ROOT } from './run.mjs'

/**
 * A tool, a file with mistakes that the project's settings forbid, and the expected message for each.
 *
 * @typedef {object} Plant
 * @property {string} command
 * @property {(file: string) => ReadonlyArray<string>} args
 * @property {string} text
 * @property {Readonly<Record<string, string>>} [beside] other files of its project, by their names
 * @property {ReadonlyArray<RegExp>} expected
 */

/** @type {Readonly<Record<'types' | 'coreTypes' | 'lint' | 'format' | 'cycles' | 'unused', Plant>>} */
export const PLANTS = {
  types: {
    command: 'tsc',
    args: (file) => ['-p', projectOf(file, 'tsconfig.json')],
    text: "export const count: number = 'one'\nexport const first: string = ['a'][0]\nexport const size = (list) => list.length\n",
    expected: [
      /Type 'string' is not assignable to type 'number'/,
      /'string \| undefined' is not assignable/,
      /implicitly has an 'any' type/,
    ],
  },
  coreTypes: {
    command: 'tsc',
    args: (file) => ['-p', projectOf(file, 'tsconfig.core.json')],
    text: 'export const title = document.title\nexport const folder = process.cwd()\n',
    expected: [/Cannot find name 'document'/, /Cannot find name 'process'/],
  },
  lint: {
    command: 'oxlint',
    args: (file) => ['--quiet', '--config', join(ROOT, '.oxlintrc.json'), file],
    text: 'export const size = (list: any): number => list!.length\nconsole.log(1 == size([]))\n',
    expected: [/no-explicit-any/, /no-non-null-assertion/, /no-console/, /eqeqeq/],
  },
  format: {
    command: 'oxfmt',
    args: (file) => ['--check', '--config', join(ROOT, '.oxfmtrc.json'), file],
    text: 'export const  size = "one";\n',
    expected: [/Format issues found/],
  },
  cycles: {
    command: 'oxlint',
    args: (file) => ['--quiet', '--config', join(ROOT, '.oxlintrc.json'), join(file, '..')],
    text: "import type { Other } from './other.ts'\nexport type Planted = Other | string\n",
    beside: { 'other.ts': "import type { Planted } from './planted.ts'\nexport type Other = Planted[]\n" },
    expected: [/no-cycle/],
  },
  unused: {
    command: 'knip',
    args: (file) => ['--no-progress', '--directory', join(file, '..'), '--config', join(ROOT, 'knip.json')],
    text: 'export const planted = 1\n',
    beside: {
      'package.json': '{ "name": "planted", "type": "module", "dependencies": { "unused-package": "1.0.0" } }',
      'src/unused.ts': 'export const unused = 1\n',
      'src/host/server/main.ts': "import { used } from '../used.ts'\nprocess.title = used\n",
      'src/host/used.ts': "export const used = 'a'\nexport const spare = 'b'\n",
    },
    expected: [/src\/unused\.ts/, /unused-package/, /spare/],
  },
}

/** Whether the tool fails and reports every mistake of the planted file. @param {Plant} plant */
export const notices = async ({ command, args, text, beside = {}, expected }) => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-planted-'))
  try {
    const file = join(folder, 'planted.ts')
    writeFileSync(file, text)
    for (const [name, content] of Object.entries(beside)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    const { failed, output } = await outcomeOf(command, args(file))
    return failed && expected.every((pattern) => pattern.test(output))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A project with the given settings and the planted file only. @param {string} file @param {string} settings */
const projectOf = (file, settings) => {
  const project = join(file, '..', 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({ extends: join(ROOT, settings), compilerOptions: { types: [] }, include: ['planted.ts'] }),
  )
  return project
}

/** @param {string} command @param {ReadonlyArray<string>} args @returns {Promise<{ failed: boolean, output: string }>} */
const outcomeOf = (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, env: environment(), timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr }),
    )
  })
