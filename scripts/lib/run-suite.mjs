// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundedRun } from './bounded-run.mjs'
import { countSuite, playwrightFiles, vitestFiles } from './suite-report.mjs'

/**
 * @typedef {object} Suite
 * @property {keyof typeof RUNNERS} [runner] how the report is asked for and read
 * @property {string} [command] the program to run, when it is not the runner itself
 * @property {ReadonlyArray<string>} args
 * @property {number} limitMs time limit
 * @property {ReadonlyArray<string>} [expectedFiles] absolute paths of the files that must run
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'inherit' | 'ignore'} [stdout]
 * @property {'inherit' | 'ignore'} [stderr]
 * @property {(line: string) => void} [say]
 */

/** @type {Readonly<Record<'vitest' | 'playwright', Runner>>} */
const RUNNERS = {
  vitest: {
    args: (report) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env: () => ({}),
    read: vitestFiles,
  },
  playwright: {
    args: () => ['--reporter=dot,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: playwrightFiles,
  },
}

/**
 * @typedef {object} Runner
 * @property {(report: string) => ReadonlyArray<string>} args
 * @property {(report: string) => NodeJS.ProcessEnv} env
 * @property {import('./suite-report.mjs').ReportReader} read
 */

/**
 * Runs a suite and counts its tests; prints the causes of failures that no test reported.
 *
 * @param {Suite} suite
 */
export const runSuite = async ({
  runner = 'vitest',
  command = runner,
  args,
  limitMs,
  expectedFiles = [],
  env = {},
  stdout = 'inherit',
  stderr = 'inherit',
  say = print,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-report-'))
  const report = join(folder, 'report.json')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  /* A signal ends the program inside the run. */
  process.once('exit', removeFolder)
  const { args: reportArgs, env: reportEnv, read } = RUNNERS[runner]
  const end = await boundedRun(command, [...args, ...reportArgs(report)], {
    until: AbortSignal.timeout(limitMs),
    env: { ...env, ...reportEnv(report) },
    stdout,
    stderr,
  })
  const result = countSuite(textOf(report), end, expectedFiles, read)
  process.off('exit', removeFolder)
  removeFolder()
  for (const reason of result.reasons) say(`FAILED: ${reason}`)
  return result
}

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`)

/** @param {string} file */
const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
