import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#host/config/config.ts'
import { LIMIT_NAMES, STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import { FLAGS, limitVariable, SETTINGS } from '#host/config/settings.ts'
import { STANDARD_CONNECTIONS } from '#host/http/connections.ts'
import { hashCost } from '#host/security/password-hash.ts'

const MANUAL = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')

interface Documented {
  readonly variable: string
  readonly option: string
  readonly standard: string
  readonly what: string
}

/** The rows of the table of settings. */
const documented = (): ReadonlyArray<Documented> => {
  const [, section = ''] = /^## Settings\n(.*?)^## /ms.exec(MANUAL) ?? []
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, variable = '', option = '', standard = '', what = ''] = line.split('|').map((cell) => cell.trim())
      return { variable, option, standard, what }
    })
}

const code = (text: string | number | undefined): string => (text === undefined ? '' : `\`${text}\``)

describe('the options of the command line', () => {
  it('have a value, except those that switch something on', () => {
    expect([...FLAGS].toSorted()).toEqual(['--analytics', '--behind-proxy', '--help', '--new-vault-key', '--sample'])
  })
})

describe('the table of settings in the manual', () => {
  it('has each setting once, with its variable and its option', () => {
    const settings = Object.values(SETTINGS).map(({ option, variable }) => [code(variable), code(option)])
    const limits = LIMIT_NAMES.map((name) => [code(limitVariable(name)), ''])
    expect(
      documented()
        .map(({ option, variable }) => [variable, option])
        .toSorted(),
    ).toEqual([...settings, ...limits].toSorted())
    expect(documented().filter(({ standard, what }) => standard === '' || what === '')).toEqual([])
  })

  it('has the defaults of the host', () => {
    const read = readConfig([], {})
    if (E.isLeft(read)) throw new Error(read.left)
    const { config } = read.right
    const standards = new Map(documented().map(({ standard, variable }) => [variable, standard]))
    const expected: Readonly<Record<string, string | number>> = {
      BIND_ADDRESS: config.address,
      BEHIND_PROXY: config.behindProxy ? 'on' : 'off',
      SOCKETS_PER_ADDRESS: STANDARD_CONNECTIONS.socketsPerAddress,
      PASSWORD_COST: hashCost(config.passwordCost).logN,
      MAIL_DOMAINS: config.mailDomains ? 'on' : 'off',
      SYNC_EVERY: `${(config.syncEveryMs ?? 0) / 3_600_000}h`,
      ORIGINAL_FILES: config.originals.files,
      ORIGINAL_MEGABYTES: config.originals.bytes / 1024 / 1024,
      STORAGE_MEGABYTES: config.storageBytes / 1024 / 1024,
      HOST_ANALYTICS: config.analytics ? 'on' : 'off',
      SAMPLE: config.sample ? 'on' : 'off',
      LOG_LEVEL: config.logLevel,
      DRAIN_WAIT: config.drainWaitMs / 1_000,
      ...Object.fromEntries(LIMIT_NAMES.map((name) => [limitVariable(name), STANDARD_LIMITS[name]])),
    }
    for (const [variable, standard] of Object.entries(expected))
      expect([variable, standards.get(code(variable))]).toEqual([variable, code(standard)])
  })
})
