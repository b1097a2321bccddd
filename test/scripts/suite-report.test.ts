import { describe, expect, it } from 'vitest'
import { countSuite, playwrightFiles } from '../../scripts/lib/suite-report.mjs'

const FILE = '/project/test/a.test.ts'
const ENDED = { code: 0, signal: null }
const FAILED = { code: 1, signal: null }

interface ReportedTest {
  readonly status: string
  readonly fullName: string
  readonly failureMessages?: ReadonlyArray<string>
}

const report = (tests: ReadonlyArray<ReportedTest>, status = 'passed', name = FILE): string =>
  JSON.stringify({ success: true, testResults: [{ name, status, assertionResults: tests }] })
const tests = (...statuses: ReadonlyArray<string>): ReadonlyArray<ReportedTest> =>
  statuses.map((status) => ({ status, fullName: `a ${status} test` }))

describe('the result of a suite', () => {
  it('is the number of passed tests when all of them passed', () => {
    expect(countSuite(report(tests('passed', 'passed')), ENDED, [FILE])).toMatchObject({
      passed: 2,
      failed: 0,
      reasons: [],
    })
  })

  it('counts every failed test once, and not the resulting exit code of the runner', () => {
    expect(countSuite(report(tests('passed', 'failed', 'failed'), 'failed'), FAILED)).toMatchObject({
      passed: 1,
      failed: 2,
      reasons: [],
    })
  })

  it('names the files that took longest, the longest first', () => {
    const timed = (name: string, ...durations: ReadonlyArray<number>) => ({
      name,
      status: 'passed',
      assertionResults: durations.map((duration) => ({ status: 'passed', fullName: 'a test', duration })),
    })
    const text = JSON.stringify({ testResults: [timed('/a', 900, 1_300), timed('/b', 5_000), timed('/c', 2)] })
    expect(countSuite(text, ENDED).slowest).toEqual([
      { name: '/b', seconds: 5 },
      { name: '/a', seconds: 2 },
    ])
  })

  it('lists every test, so that two runs can be compared', () => {
    expect(countSuite(report(tests('passed')), ENDED).tests).toEqual(['a passed test'])
  })
})

describe('a suite fails', () => {
  it.each<readonly [string, string | undefined]>([
    ['without a report', undefined],
    ['with an empty report', ''],
    ['with half a report', report(tests('passed')).slice(0, 40)],
    ['with a report of another kind', '{"numPassedTests": 3}'],
    ['with null for a report', 'null'],
  ])('%s, though its runner exits with 0', (_, text) => {
    expect(countSuite(text, ENDED)).toMatchObject({ passed: 0, failed: 1, reasons: ['the runner wrote no report'] })
  })

  it.each<readonly [string, string]>([
    ['no file', JSON.stringify({ testResults: [] })],
    ['a file without a test', report([])],
  ])('when its report contains %s', (_, text) => {
    expect(countSuite(text, ENDED)).toMatchObject({ passed: 0, failed: 1, reasons: ['no test ran'] })
  })

  it.each(['todo', 'skipped', 'pending', 'disabled', 'an unknown status'])('for each test that is %s', (status) => {
    expect(countSuite(report(tests('passed', status, status)), ENDED)).toMatchObject({
      passed: 1,
      failed: 2,
      reasons: [`${status}: a ${status} test`, `${status}: a ${status} test`],
    })
  })

  it('for each expected file that did not run', () => {
    expect(countSuite(report(tests('passed')), ENDED, [FILE, '/project/test/b.test.ts'])).toMatchObject({
      passed: 1,
      failed: 1,
      reasons: ['/project/test/b.test.ts did not run'],
    })
  })

  it('for a file that could not be loaded', () => {
    expect(countSuite(report([], 'failed'), FAILED)).toMatchObject({
      failed: 2,
      reasons: ['no test ran', `${FILE} failed outside of its tests`],
    })
  })

  it.each([
    ['ends with 1', FAILED, 'the runner ended with 1'],
    ['ends with 7', { code: 7, signal: null }, 'the runner ended with 7'],
    ['is killed', { code: null, signal: 'SIGKILL' as const }, 'the runner was ended by SIGKILL'],
    ['takes too long', { code: null, signal: 'SIGTERM' as const, timedOut: true }, 'the runner did not end in time'],
    [
      'takes too long and then ends with 0',
      { code: 0, signal: null, timedOut: true },
      'the runner did not end in time',
    ],
    [
      'is not installed',
      { code: null, signal: null, error: new Error('spawn vitest ENOENT') },
      'the runner did not start: spawn vitest ENOENT',
    ],
  ])('when every test passed and its runner %s', (_, end, reason) => {
    expect(countSuite(report(tests('passed')), end)).toMatchObject({ passed: 1, failed: 1, reasons: [reason] })
  })

  it('when its runner is killed after a test failed', () => {
    expect(countSuite(report(tests('failed'), 'failed'), { code: null, signal: 'SIGKILL' })).toMatchObject({
      failed: 2,
    })
  })
})

describe('a failed test', () => {
  it('is listed with the first lines of its error, without colours', () => {
    const failureMessages = ['\u001B[31mError: 1 is not 2\u001B[39m\n\n    at here:1:2\n']
    const text = report([{ status: 'failed', fullName: 'counts', failureMessages }], 'failed')
    expect(countSuite(text, FAILED).failures).toEqual(['counts\n    Error: 1 is not 2\n        at here:1:2'])
  })

  it('is listed with at most twelve lines of 200 characters', () => {
    const failureMessages = [Array.from({ length: 50 }, () => 'x'.repeat(1_000)).join('\n')]
    const text = report([{ status: 'failed', fullName: 'counts', failureMessages }], 'failed')
    expect(countSuite(text, FAILED).failures[0]?.split('\n').slice(1)).toEqual(
      Array.from({ length: 12 }, () => `    ${'x'.repeat(200)}`),
    )
  })
})

describe('a report of journeys', () => {
  const JOURNEY = '/project/test/e2e/a.e2e.ts'
  const PASSED = { status: 'expected', results: [{ status: 'passed' }] }
  const journeys = (tests: ReadonlyArray<object>, errors: ReadonlyArray<object> = []): string =>
    JSON.stringify({
      config: { rootDir: '/project/test' },
      suites: [
        {
          title: 'a.e2e.ts',
          file: 'e2e/a.e2e.ts',
          specs: [],
          suites: [{ title: 'a user', specs: tests.map((test) => ({ title: 'signs in', tests: [test] })) }],
        },
      ],
      errors,
    })

  it('counts the tests of its files by their names', () => {
    expect(countSuite(journeys([PASSED]), ENDED, [JOURNEY], playwrightFiles)).toEqual({
      passed: 1,
      failed: 0,
      reasons: [],
      tests: ['a user signs in'],
      failures: [],
      slowest: [],
    })
  })

  it.each([
    ['was skipped', { status: 'skipped', results: [{ status: 'skipped' }] }, 'skipped'],
    ['passed at the second try', { status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }, 'flaky'],
    ['was expected to fail', { status: 'expected', results: [{ status: 'failed' }] }, 'expected to fail'],
    ['did not run', { status: 'expected', results: [] }, 'expected to fail'],
  ])('counts a test as failed that %s', (_, test, status) => {
    expect(countSuite(journeys([PASSED, test]), ENDED, [], playwrightFiles)).toMatchObject({
      passed: 1,
      failed: 1,
      reasons: [`${status}: a user signs in`],
    })
  })

  it('counts a test that failed once, and not the end of the runner that follows from it', () => {
    const failed = { status: 'unexpected', results: [{ status: 'failed' }] }
    expect(countSuite(journeys([PASSED, failed]), FAILED, [], playwrightFiles)).toMatchObject({
      passed: 1,
      failed: 1,
      reasons: [],
    })
  })

  it('fails for a file that could not be loaded', () => {
    const broken = [{ message: 'SyntaxError', location: { file: '/project/test/e2e/b.e2e.ts' } }]
    expect(countSuite(journeys([PASSED], broken), FAILED, [], playwrightFiles)).toMatchObject({
      failed: 1,
      reasons: ['/project/test/e2e/b.e2e.ts failed outside of its tests'],
    })
  })

  it('fails for a file that was to run and is not in it', () => {
    const expected = [JOURNEY, '/project/test/e2e/b.e2e.ts']
    expect(countSuite(journeys([PASSED]), ENDED, expected, playwrightFiles)).toMatchObject({
      failed: 1,
      reasons: ['/project/test/e2e/b.e2e.ts did not run'],
    })
  })

  it('is not taken for one when it is a report of another runner', () => {
    expect(countSuite(report(tests('passed')), ENDED, [], playwrightFiles)).toMatchObject({
      passed: 0,
      failed: 1,
      reasons: ['the runner wrote no report'],
    })
  })

  it('lists the error of a failed journey', () => {
    const results = [{ status: 'failed', errors: [{ message: 'Error: no button' }] }]
    const text = journeys([{ status: 'unexpected', results }])
    expect(countSuite(text, FAILED, [JOURNEY], playwrightFiles).failures).toEqual([
      'a user signs in\n    Error: no button',
    ])
  })
})
