// @ts-check

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
 * @property {ReadonlyArray<string>} tests status and name of every test
 */

/**
 * Counts the result of a suite from vitest's JSON report and from the end of the runner. Only a test that ran and passed
 * counts as passed. Skipped, pending and todo tests are failures, and so are a missing or empty report, one without one
 * of `expectedFiles`, and a runner that did not exit with 0.
 *
 * @param {string | undefined} text the report, undefined when none was written
 * @param {SuiteEnd} end
 * @param {ReadonlyArray<string>} [expectedFiles] absolute paths that the report must contain
 * @returns {SuiteResult}
 */
export const countSuite = (text, end, expectedFiles = []) => {
  const report = filesIn(text)
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
    tests: tests.map(({ status, name }) => `${status} ${name}`),
  }
}

/** @param {SuiteEnd} end @returns {ReadonlyArray<string>} */
const endReasons = ({ code, signal, timedOut, error }) => {
  if (error !== undefined) return [`the runner did not start: ${error.message}`]
  if (timedOut === true) return ['the runner did not end in time']
  if (signal !== null) return [`the runner was ended by ${signal}`]
  return code === 0 ? [] : [`the runner ended with ${code}`]
}

/**
 * @typedef {{ readonly status: string, readonly name: string }} ReportedTest
 * @typedef {{ readonly name: string, readonly failed: boolean, readonly tests: ReadonlyArray<ReportedTest> }} ReportedFile
 */

/** Undefined for an invalid report. @param {string | undefined} text @returns {ReadonlyArray<ReportedFile> | undefined} */
const filesIn = (text) => {
  if (text === undefined) return undefined
  try {
    const { testResults } = JSON.parse(text)
    return testResults.map((/** @type {any} */ file) => ({
      name: String(file.name),
      failed: file.status !== 'passed',
      tests: file.assertionResults.map((/** @type {any} */ test) => ({
        status: String(test.status),
        name: String(test.fullName),
      })),
    }))
  } catch {
    return undefined
  }
}
