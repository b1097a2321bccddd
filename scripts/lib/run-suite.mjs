// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundedRun } from './bounded-run.mjs'
import { countSuite } from './suite-report.mjs'

/**
 * @typedef {object} Suite
 * @property {string} command the runner, which takes vitest's arguments for reports
 * @property {ReadonlyArray<string>} args
 * @property {number} limitMs time limit
 * @property {ReadonlyArray<string>} [expectedFiles] absolute paths of the files that must run
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'inherit' | 'ignore'} [stdout]
 * @property {'inherit' | 'ignore'} [stderr]
 * @property {(line: string) => void} [say]
 */

/**
 * Runs a suite and counts its tests; prints the causes of failures that no test reported.
 *
 * @param {Suite} suite
 */
export const runSuite = async ({
  command,
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
  const end = await boundedRun(command, [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    until: AbortSignal.timeout(limitMs),
    env,
    stdout,
    stderr,
  })
  const result = countSuite(textOf(report), end, expectedFiles)
  rmSync(folder, { recursive: true, force: true })
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
