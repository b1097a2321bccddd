import { describe, expect, it } from 'vitest'
import { tryStart } from '../../scripts/lib/try-start.mjs'

/** Limits that only a hanging program reaches. */
const AMPLE_MS = 60_000
const SHORT_MS = 300

interface Limits {
  readonly readyLimitMs?: number
  readonly stopLimitMs?: number
}

/** Runs a program instead of the product. */
const tried = (script: string, limits: Limits = {}) =>
  tryStart({
    command: process.execPath,
    args: ['-e', script],
    readyLimitMs: AMPLE_MS,
    stopLimitMs: AMPLE_MS,
    ...limits,
  })

/** A product that responds with `status` and runs `atStop` when interrupted. */
const product = (atStop: string, status = 200): string => `
  process.on('SIGINT', () => { ${atStop} })
  const server = require('node:http').createServer((_, answer) => { answer.statusCode = ${status}; answer.end() })
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`
const SAY = `console.log('Anticipo se detuvo.');`

describe('a trial start of the product', () => {
  it('succeeds when it responds and stops cleanly', async () => {
    expect(await tried(product(`${SAY} process.exit(0)`))).toEqual([])
  })

  it.each([
    ['crashes at the stop', 'process.exit(1)', ['it did not say that it left everything in order']],
    [
      'is killed at the stop',
      `process.kill(process.pid, 'SIGKILL')`,
      ['it did not say that it left everything in order'],
    ],
    [
      'ends with an error after it stopped',
      `${SAY} console.error('The host ended with 1.'); process.exit(1)`,
      ['it ended with an error'],
    ],
  ])('fails when it %s', async (_, atStop, reasons) => {
    expect(await tried(product(atStop))).toEqual(reasons)
  })

  it('fails when it never ends, and kills it', async () => {
    expect(await tried(product(SAY), { stopLimitMs: SHORT_MS })).toContain('it did not end after Ctrl+C')
  })

  it('fails when its page is an error', async () => {
    const reasons = await tried(product(`${SAY} process.exit(0)`, 500))
    expect(reasons).toEqual([
      expect.stringMatching(/\/health\/ready answered 500$/),
      expect.stringMatching(/\/ answered 500$/),
    ])
  })

  it.each([
    ['ends at once', 'process.exit(0)', {}],
    ['never says where it is', 'setInterval(() => undefined, 1000)', { readyLimitMs: SHORT_MS }],
  ])('fails when it %s', async (_, script, limits) => {
    expect(await tried(script, limits)).toEqual(['it printed no address'])
  })

  it('fails when its command does not exist', async () => {
    const missing = { command: '/nowhere/npm', args: [], readyLimitMs: AMPLE_MS, stopLimitMs: AMPLE_MS }
    expect(await tryStart(missing)).toEqual(['it printed no address'])
  })
})
