import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, run } from '../lib/run.mjs'
import { DOMAIN, isArbitraries, moduleNames, namespaces, testingEntry } from './modules.ts'

/**
 * Builds the package @anticipo/domain into `src/domain/dist`: modules, their declarations, the root entry, one entry for all
 * arbitraries, and the pages of the rules. The previous build remains until the new one is complete.
 */
mkdirSync(join(ROOT, 'dist'), { recursive: true })
const work = mkdtempSync(join(ROOT, 'dist', 'domain-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const target = join(work, 'package')
const types = join(work, 'types')
/** No line of a doc comment, whose examples import the package by its name. */
const CODE_LINE = /^(?! *\*).+$/gm
const codes = await Promise.all([
  run('vite', ['build', '--config', 'config/vite.domain.config.ts', '--outDir', target, '--logLevel', 'warn']),
  run('tsc', ['-p', join(DOMAIN, 'tsconfig.build.json'), '--outDir', types]),
])
if (codes.some((code) => code !== 0)) process.exit(1)
cpSync(fileURLToPath(new URL('declarations', import.meta.url)), target, { recursive: true })
for (const name of moduleNames()) {
  const declaration = readFileSync(join(types, `${name}.d.ts`), 'utf8')
  writeFileSync(join(target, `${name}.d.ts`), selfContained(name, declaration))
}
gatherArbitraries()
writeRoot()
copyRules()
rmSync(join(DOMAIN, 'dist'), { recursive: true, force: true })
renameSync(target, join(DOMAIN, 'dist'))

/**
 * The declarations use two types of fp-ts. They are declared again, so that consumers need neither fp-ts nor a compiler
 * that resolves its folders.
 */
function selfContained(name, declaration) {
  const root = posix.relative(posix.dirname(name), '.')
  return declaration.replaceAll(CODE_LINE, (line) =>
    line.replaceAll(/(\bfrom |\bimport\()(['"])([^'"]+)\2/g, (_, before, quote, specifier) => {
      const known = {
        'fp-ts/Either': `${root}/either.js`,
        'fp-ts/Option': `${root}/option.js`,
        'fast-check': 'fast-check',
      }[specifier]
      if (known === undefined && !specifier.startsWith('.'))
        throw new Error(`${name} declares something of ${specifier}`)
      return `${before}${quote}${known ?? specifier.replace(/\.ts$/, '.js')}${quote}`
    }),
  )
}

/** `@anticipo/domain/testing` has every arbitrary in a namespace; two of one name would both be dropped silently. */
function gatherArbitraries() {
  const names = moduleNames().filter(isArbitraries)
  const exported = names.flatMap((name) => exportsOf(readFileSync(join(target, `${name}.js`), 'utf8')))
  const twice = exported.filter((one, at) => exported.indexOf(one) !== at)
  if (twice.length > 0) throw new Error(`Two arbitraries of one name: ${twice.join(', ')}`)
  const { entry } = testingEntry((name) => `./${name}.js`)
  const { arb } = testingEntry((name) => `./${posix.basename(name)}.js`)
  for (const suffix of ['js', 'd.ts']) {
    writeFileSync(join(target, `testing.${suffix}`), entry)
    writeFileSync(join(target, 'testing', `arb.${suffix}`), arb)
  }
}

/** `@anticipo/domain` has each module of rules under its name, and the functions for results. */
function writeRoot() {
  const entries = [...namespaces(), ['either', 'Either'], ['option', 'Option']]
  const all = entries.map(([name, namespace]) => `export * as ${namespace} from './${name}.js'\n`).join('')
  for (const file of ['index.js', 'index.d.ts']) writeFileSync(join(target, file), all)
}

/** The pages of the rules, whose links to other documents of the repository would lead nowhere. */
function copyRules() {
  const pages = join(ROOT, 'docs', 'rules')
  mkdirSync(join(target, 'rules'))
  for (const page of readdirSync(pages)) {
    const text = readFileSync(join(pages, page), 'utf8').replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1')
    writeFileSync(join(target, 'rules', page), text)
  }
}

function exportsOf(code) {
  const list = /export \{([^}]*)\};?\s*$/.exec(code)?.[1] ?? ''
  return list
    .split(',')
    .map((one) => one.trim().split(' as ').at(-1))
    .filter((one) => one !== '')
}
