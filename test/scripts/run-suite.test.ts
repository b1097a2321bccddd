import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { boundedRun } from '../../scripts/lib/bounded-run.mjs'
import { runSuite } from '../../scripts/lib/run-suite.mjs'
import { testFiles } from '../../scripts/lib/test-files.mjs'
import { notices, PLANTS } from '../../scripts/lib/tools-that-notice.mjs'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-runner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Suppresses the output of intended failures. */
const QUIET = { stdout: 'ignore', stderr: 'ignore', say: () => undefined } as const
/** A limit that no program of this file reaches. */
const AMPLE_MS = 60_000

/** Runs a program instead of the test runner; `report` writes a report with one test of that status. */
const runnerThat = (script: string, limitMs = AMPLE_MS) => {
  const file = join(folder, 'runner.mjs')
  writeFileSync(
    file,
    `
    import { writeFileSync } from 'node:fs'
    const file = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1]
    const report = (status) => writeFileSync(file, JSON.stringify({
      testResults: [{ name: 'a', status: 'passed', assertionResults: [{ status, fullName: 'a test' }] }],
    }))
    ${script}`,
  )
  return runSuite({ command: process.execPath, args: [file], limitMs, ...QUIET })
}

describe('a suite with a runner that', () => {
  it('reports a passed test passes', async () => {
    expect(await runnerThat(`report('passed')`)).toMatchObject({ passed: 1, failed: 0 })
  })

  it.each([
    ['does nothing', ''],
    ['reports a test to do', `report('todo')`],
    ['reports and then crashes', `report('passed'); throw new Error('broken')`],
    ['reports and then is killed', `report('passed'); process.kill(process.pid, 'SIGKILL')`],
  ])('%s fails', async (_, script) => {
    expect(await runnerThat(script)).toMatchObject({ failed: 1 })
  })

  it('never ends fails after its time limit', async () => {
    const { failed, reasons } = await runnerThat('setInterval(() => undefined, 1000)', 300)
    expect(failed).toBeGreaterThan(0)
    expect(reasons).toContain('the runner did not end in time')
  })

  it('does not exist fails', async () => {
    expect(await runSuite({ command: join(folder, 'nothing'), args: [], limitMs: AMPLE_MS, ...QUIET })).toMatchObject({
      passed: 0,
      failed: 2,
    })
  })
})

describe('a command after its time limit', () => {
  it(
    'is killed with all its child processes, even if they ignore the request to end',
    async () => {
      const pids = join(folder, 'pids')
      const deaf = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000)`
      const child = `${deaf}; require('node:fs').writeFileSync(${JSON.stringify(pids)}, process.ppid + ' ' + process.pid)`
      const parent = `${deaf}; require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' })`
      const time = new AbortController()
      const running = boundedRun(process.execPath, ['-e', parent], { until: time.signal, graceMs: 100 })
      await expect
        .poll(() => existsSync(pids) && readFileSync(pids, 'utf8'), { timeout: AMPLE_MS })
        .toMatch(/^\d+ \d+$/)
      time.abort()
      expect(await running).toEqual({ code: null, signal: 'SIGKILL', timedOut: true })
      await expect
        .poll(
          () =>
            readFileSync(pids, 'utf8')
              .split(' ')
              .filter((pid) => isRunning(Number(pid))),
          { timeout: AMPLE_MS },
        )
        .toEqual([])
    },
    AMPLE_MS,
  )
})

/** A zombie process, whose parent has not waited for it, is not running. */
const isRunning = (pid: number): boolean => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[0] !== 'Z'
  } catch {
    return false
  }
}

describe('types and lint', () => {
  it.each(Object.entries(PLANTS))('%s detects the planted mistakes', async (_, plant) => {
    expect(await notices(plant)).toBe(true)
  })

  it.each([
    ['does nothing', 'true'],
    ['always fails', 'false'],
    ['is not there', join(folder, 'nothing')],
  ])('a tool that %s fails', async (_, command) => {
    for (const plant of Object.values(PLANTS)) expect(await notices({ ...plant, command })).toBe(false)
  })

  it('a setting that allows one of the mistakes fails', async () => {
    const { types, lint } = PLANTS
    expect(await notices({ ...types, args: (file) => [...types.args(file), '--strict', 'false'] })).toBe(false)
    expect(
      await notices({ ...lint, args: (file) => [...lint.args(file), '--allow', 'typescript/no-explicit-any'] }),
    ).toBe(false)
  })
})

describe('the expected test files', () => {
  it('are those on the disk, without the folders of other suites', () => {
    const files = testFiles('test', { endings: ['.test.ts', '.test.tsx'], except: ['test/conformance'] })
    expect(files).toContain(import.meta.filename)
    expect(files.some((file) => file.includes('/test/conformance/'))).toBe(false)
  })
})
