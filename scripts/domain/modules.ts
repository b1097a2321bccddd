import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace of the package. */
export const DOMAIN = fileURLToPath(new URL('../../src/domain', import.meta.url))

const NOT_SOURCES: ReadonlySet<string> = new Set(['dist', 'node_modules'])

/** The public modules, by import name such as `tax-id/rut`: every file in its folders. */
export const moduleNames = (): ReadonlyArray<string> =>
  readdirSync(DOMAIN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name))
    .flatMap(({ name }) => readdirSync(join(DOMAIN, name)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.slice(0, -'.ts'.length))
    .toSorted()

/** Public modules beside the rules, with declarations of their own: parts of fp-ts, for the results of the rules. */
export const RESULT_MODULES = ['either', 'option'] as const

/** Used by other modules only: the package does not export them. */
export const INTERNAL_MODULES: ReadonlyArray<string> = [
  'business/own-company',
  'calendar/easter',
  'calendar/laws',
  'calendar/solstice',
  'cash/counterpart-statement',
  'cash/stated-changes',
  'cash/statement-range',
  'financing/cover',
  'financing/cover-bound',
  'financing/cover-branch',
  'financing/cover-of-one-payer',
  'financing/cover-search',
  'financing/cover-within-share',
  'financing/proposal-offers',
  'kernel/digits',
  'kernel/guard',
  'labels/approval-words',
  'labels/policy-words',
  'labels/counterpart-words',
  'labels/notification-names',
  'labels/role-names',
  'legal/person-fields',
  'orders/financing-cost',
  'orders/late-payers',
  'orders/open-portfolio',
  'orders/report-period',
  'orders/transfer-obstacles',
  'selection/member-set',
  'suppliers/supplier-file',
  'team/activity',
  'tax-id/inconvenient-words',
  'tax-id/mexican-key',
  'team/approval',
  'team/approval-content',
  'team/approval-defaults',
  'team/approval-need',
  'team/approval-policy',
  'team/approved-payment',
  'team/cooling-off',
  'team/digest',
  'team/pending',
  'team/member-change',
  'team/permission',
  'team/role',
  ...moduleNames().filter((name) => name.startsWith('tax-documents/')),
]

/** Modules of arbitraries, which `@anticipo/domain/testing` has in the namespace `arb`; the others it has by name. */
export const isArbitraries = (name: string): boolean =>
  name.startsWith('testing/') && !['testing/commands', SAMPLES].includes(name)

/** Fixed values, which need no fast-check: the only module of `testing` with a path of its own. */
const SAMPLES = 'testing/samples'

/** Whether the package exports the module under its own path. */
export const isPublic = (name: string): boolean =>
  !INTERNAL_MODULES.includes(name) && (!name.startsWith('testing/') || name === SAMPLES)

/** The entry `testing` and its namespace, as the build writes them: modules beside the entry are imported by `pathOf`. */
export const testingEntry = (pathOf: (name: string) => string): { readonly entry: string; readonly arb: string } => {
  const all = moduleNames().filter((name) => name.startsWith('testing/'))
  const exported = (names: ReadonlyArray<string>): string =>
    names.map((name) => `export * from '${pathOf(name)}'\n`).join('')
  return {
    entry: `export * as arb from '${pathOf('testing/arb')}'\n${exported(all.filter((name) => !isArbitraries(name)))}`,
    arb: exported(all.filter(isArbitraries)),
  }
}

/** The rules that the root entry has, by name: `tax-id/rut` is `Rut`. Two of one name are preceded by their folder. */
export const namespaces = (): ReadonlyMap<string, string> => {
  const names = moduleNames().filter((name) => !name.startsWith('testing/') && !INTERNAL_MODULES.includes(name))
  const plain = names.map((name) => pascalCase(name.split('/').slice(1).join('-')))
  return new Map(
    names.map((name, at) => {
      const namespace = plain[at] ?? ''
      const isUnique = plain.indexOf(namespace) === plain.lastIndexOf(namespace)
      return [name, isUnique ? namespace : pascalCase(name.replace('/', '-'))]
    }),
  )
}

const pascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

export const sourceOf = (moduleName: string): string => join(DOMAIN, `${moduleName}.ts`)
