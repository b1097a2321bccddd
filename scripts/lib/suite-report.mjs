// @ts-check
import { join } from 'node:path'

/**
 * @typedef {object} SuiteEnd The end of a suite's runner.
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {boolean} [timedOut]
 * @property {Error} [error] the failure to start
 */

/**
 * @typedef {object} SuiteResult
 * @property {number} passed
 * @property {number} failed
 * @property {ReadonlyArray<string>} reasons causes of failures that no test reported
 * @property {ReadonlyArray<string>} tests the name of every test
 * @property {ReadonlyArray<string>} failures name and first lines of the error of every failed test
 * @property {ReadonlyArray<{ readonly name: string, readonly seconds: number }>} slowest the files whose tests took longest, the longest first
 */

/**
 * Counts the tests of a suite from its runner's JSON report and from the end of the runner. Only a test that ran and passed
 * counts as passed: one that is skipped, pending, flaky or to do is a failure, and so is a report that is missing, holds no
 * test or lacks one of `expectedFiles`, and a runner that ended otherwise than with 0.
 *
 * @param {string | undefined} text the report, undefined when none was written
 * @param {SuiteEnd} end
 * @param {ReadonlyArray<string>} [expectedFiles] absolute paths that the report must contain
 * @param {ReportReader} [read]
 * @returns {SuiteResult}
 */
export const countSuite = (text, end, expectedFiles = [], read = vitestFiles) => {
  const report = filesIn(text, read)
  const files = report ?? []
  const tests = files.flatMap((file) => file.tests)
  const count = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted).length
  const seen = new Set(files.map(({ name }) => name))
  const brokenFiles = files.filter(({ failed, tests: own }) => failed && own.every(({ status }) => status !== 'failed'))
  const isExplained = end.code === 1 && (count('failed') > 0 || brokenFiles.length > 0)
  const reasons = [
    ...(isExplained ? [] : endReasons(end)),
    ...(report === undefined ? ['the runner wrote no report'] : tests.length === 0 ? ['no test ran'] : []),
    ...(report === undefined
      ? []
      : expectedFiles.filter((file) => !seen.has(file)).map((file) => `${file} did not run`)),
    ...brokenFiles.map(({ name }) => `${name} failed outside of its tests`),
    ...tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ status, name }) => `${status}: ${name}`),
  ]
  return {
    passed: count('passed'),
    failed: count('failed') + reasons.length,
    reasons,
    tests: tests.map(({ name }) => name),
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, error = '' }) => [name, ...firstLines(error)].join('\n    ')),
    slowest: files
      .map((file) => ({ name: file.name, seconds: Math.round(file.tests.reduce((sum, { ms }) => sum + ms, 0) / 1000) }))
      .filter(({ seconds }) => seconds > 0)
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST_FILES),
  }
}

const SLOWEST_FILES = 8

const MAX_LINES = 12
const MAX_LINE_LENGTH = 200
// eslint-disable-next-line no-control-regex -- colours begin with a control character
const COLOR = /\u001B\[[0-9;]*m/g

/** Enough of an error to find its cause in a log that is cut. @param {string} error */
const firstLines = (error) =>
  error
    .replace(COLOR, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH))

/** @param {SuiteEnd} end @returns {ReadonlyArray<string>} */
const endReasons = ({ code, signal, timedOut, error }) => {
  if (error !== undefined) return [`the runner did not start: ${error.message}`]
  if (timedOut === true) return ['the runner did not end in time']
  if (signal !== null) return [`the runner was ended by ${signal}`]
  return code === 0 ? [] : [`the runner ended with ${code}`]
}

/**
 * @typedef {{ readonly status: string, readonly name: string, readonly ms: number, readonly error?: string }} ReportedTest
 * @typedef {{ readonly name: string, readonly failed: boolean, readonly tests: ReadonlyArray<ReportedTest> }} ReportedFile
 * @typedef {(report: any) => ReadonlyArray<ReportedFile>} ReportReader Throws for what is not a report of its runner.
 */

/** Undefined for an invalid report. @param {string | undefined} text @param {ReportReader} read */
const filesIn = (text, read) => {
  if (text === undefined) return undefined
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** @type {ReportReader} */
export const vitestFiles = ({ testResults }) =>
  testResults.map((/** @type {any} */ file) => ({
    name: String(file.name),
    failed: file.status !== 'passed',
    tests: file.assertionResults.map((/** @type {any} */ test) => ({
      status: String(test.status),
      name: String(test.fullName),
      ms: Number(test.duration ?? 0),
      error: (test.failureMessages ?? []).join('\n'),
    })),
  }))

/** Errors outside of the files, such as one that cannot be loaded, are listed apart. @type {ReportReader} */
export const playwrightFiles = ({ config, suites, errors }) => [
  ...suites.map((/** @type {any} */ suite) => ({
    name: join(config.rootDir, suite.file),
    failed: false,
    tests: testsIn(suite),
  })),
  ...errors.map((/** @type {any} */ error) => ({
    name: String(error.location?.file ?? 'the run'),
    failed: true,
    tests: [],
  })),
]

/** @param {any} suite @param {string} [path] @returns {ReadonlyArray<ReportedTest>} */
const testsIn = ({ specs, suites = [] }, path = '') => [
  ...specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ test) => ({
      status: statusOf(test),
      name: `${path}${title}`,
      ms: test.results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + (duration ?? 0), 0),
      error: errorsOf(test).join('\n'),
    })),
  ),
  ...suites.flatMap((/** @type {any} */ suite) => testsIn(suite, `${path}${suite.title} `)),
]

/** @param {any} test @returns {ReadonlyArray<string>} */
const errorsOf = ({ results }) =>
  results.flatMap((/** @type {any} */ { errors = [] }) =>
    errors.map((/** @type {any} */ error) => String(error.message)),
  )

/** Passed is what ran once, was meant to pass and did. @param {any} test */
const statusOf = ({ status, results }) => {
  if (status === 'unexpected') return 'failed'
  if (status !== 'expected') return String(status)
  return results.length === 1 && results[0].status === 'passed' ? 'passed' : 'expected to fail'
}
