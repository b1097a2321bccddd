import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#host/config/config.ts'
import { SETTINGS } from '#host/config/settings.ts'

const UNIT = readFileSync(new URL('../../../docs/examples/anticipo.service', import.meta.url), 'utf8')
/** On systems that have it. */
const VERIFY = '/usr/bin/systemd-analyze'

/** The directives of the unit, by section. */
const directives = (): ReadonlyArray<readonly [string, string, string]> => {
  let section = ''
  return UNIT.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const [, name] = /^\[(Unit|Service|Install)\]$/.exec(line) ?? []
    section = name ?? section
    if (name !== undefined) return []
    const [, key = '', value = ''] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (key === '') throw new Error(`Not a directive: ${line}`)
    return [[section, key, value] as const]
  })
}

const valuesOf = (key: string) => directives().flatMap(([, name, value]) => (name === key ? [value] : []))

describe('the service file', () => {
  it('sets variables that the host knows, to values that it accepts', () => {
    const environment = Object.fromEntries(
      valuesOf('Environment').map((text): [string, string] => {
        const [name = '', value = ''] = text.split(/=(.*)/s)
        return [name, value.replace('%d', '/run/credentials')]
      }),
    )
    const known = new Set(Object.values(SETTINGS).map(({ variable }) => variable))
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    expect(readConfig(['serve'], environment)).toMatchObject(
      E.right({ config: { dataFolder: '/var/lib/anticipo', behindProxy: true, drainWaitMs: 10_000 } }),
    )
  })

  it('leaves time for a clean stop', () => {
    const drainWait = valuesOf('Environment').flatMap((text) => /^DRAIN_WAIT=(\d+)$/.exec(text)?.[1] ?? [])
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(Number(drainWait[0]) + 10 + 30)
  })

  for (const verify of [VERIFY].filter(existsSync))
    it('is accepted by systemd', () => {
      const folder = mkdtempSync(join(tmpdir(), 'anticipo-unit-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const file = join(folder, 'anticipo.service')
      /* The program is where the unit says only on the machine that runs it. */
      writeFileSync(
        file,
        UNIT.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`).replace(/^WorkingDirectory=.*$/m, ''),
      )
      const { status, stderr } = spawnSync(verify, ['verify', '--recursive-errors=no', file], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    })
})
