import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser } from '../../scripts/lib/ensure-browser.mjs'
import { INTERNAL_MODULES, isPublic, moduleNames, namespaces, RESULT_MODULES } from '../../scripts/domain/modules.ts'
import { importsOf } from '../architecture/source-files.ts'
import { bundle, compressed } from './bundle.ts'
import { type NewProject, newProject } from './new-project.ts'
import { documentedExamples } from './documented.ts'
import { type Claims, expectTrue } from './claims.ts'
import { asCommonJs, asProgram, examples } from './readme.ts'

const NAME = '@anticipo/domain'
/** 5.6, which "Are the types wrong?" brings with it. */
const OLDEST_TYPESCRIPT = createRequire(import.meta.resolve('@arethetypeswrong/core')).resolve('typescript/bin/tsc')
const modules = [...moduleNames(), 'testing', ...RESULT_MODULES]
const names = modules.filter(isPublic)
const rules = moduleNames().filter((name) => names.includes(name) && !name.startsWith('testing'))

/** Facts in bulk, measured apart from the rules that read them. Takes the name of a module or the path of an import. */
const isTable = (name: string): boolean => /(?:^|\/)(?:geography\/|labels\/|payables\/bank-file-formats)/.test(name)

/** Every example of the README and of the doc comments. */
const programs = [...examples(), ...documentedExamples()].map(({ code }) => code)

let project: NewProject

beforeAll(async () => {
  project = await newProject()
  for (const [at, code] of programs.entries()) project.write(`example-${at}.ts`, asProgram(code))
})

afterAll(() => project.remove())

const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

const scripts = () =>
  filesBelow(project.installed)
    .filter((path) => /\.(js|d\.ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(project.installed, path), 'utf8') }))

const loaded = (name: string): Promise<object> =>
  import(/* @vite-ignore */ join(project.installed, 'dist', `${name}.js`))

describe('the packed file', () => {
  it('contains a script and a declaration for each module, the documents, and nothing else', () => {
    const files = filesBelow(project.installed)
    const expected = [
      'CHANGELOG.md',
      'GLOSSARY.md',
      'LICENSE',
      'README.md',
      'package.json',
      'dist/shared/fp-ts.js',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/testing/arb.js',
      'dist/testing/arb.d.ts',
      ...readdirSync(new URL('../../docs/rules', import.meta.url)).map((page) => `dist/rules/${page}`),
      ...modules.flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]),
    ]
    expect(files.toSorted()).toEqual(expected.toSorted())
  })

  it('imports itself only, and fast-check for its arbitraries', () => {
    const outside = scripts().flatMap((file) =>
      importsOf(file)
        .filter((name) => !name.startsWith('.'))
        .map((name) => [file.path, name]),
    )
    expect(outside.filter(([path, name]) => name !== 'fast-check' || !/^dist\/testing\b/.test(path ?? ''))).toEqual([])
    expect(outside.length).toBeGreaterThan(0)
  })

  it('contains no path of the build machine', () => {
    expect(
      scripts()
        .filter(({ text }) => text.includes(process.cwd()))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('has no dependencies', () => {
    const { dependencies, sideEffects, license } = JSON.parse(
      readFileSync(join(project.installed, 'package.json'), 'utf8'),
    )
    expect({ dependencies, sideEffects, license }).toEqual({
      dependencies: undefined,
      sideEffects: false,
      license: 'MIT',
    })
    expect(existsSync(join(project.folder, 'node_modules', 'fp-ts'))).toBe(false)
  })
})

describe('a new project', () => {
  it('runs every example and loads every module in plain Node', async () => {
    project.write(
      'run.js',
      `
import { deepEqual } from 'node:assert'
const counts = { modules: 0, claims: 0 }
for (const name of ${JSON.stringify(names)}) counts.modules += Object.keys(await import('${NAME}/' + name)) ? 1 : 0
for (let at = 0; at < ${programs.length}; at += 1) {
  const { claims } = await import('./example-' + at + '.ts')
  for (const [expression, found, claimed] of claims) deepEqual({ [expression]: found }, { [expression]: claimed })
  counts.claims += claims.length
}
console.log(JSON.stringify(counts))
`,
    )
    const { modules, claims } = JSON.parse(await project.run('node', 'run.js'))
    expect(modules).toBe(names.length)
    expect(claims).toBeGreaterThan(programs.length)
  })

  it('runs every example in a CommonJS project', async () => {
    mkdirSync(join(project.folder, 'commonjs'))
    project.write('commonjs/package.json', JSON.stringify({ name: 'commonjs', private: true, type: 'commonjs' }))
    for (const [at, code] of programs.entries()) project.write(`commonjs/example-${at}.ts`, asCommonJs(code))
    project.write(
      'commonjs/run.js',
      `
const { deepEqual } = require('node:assert')
let examples = 0
for (let at = 0; at < ${programs.length}; at += 1) {
  const { claims } = require('./example-' + at + '.ts')
  for (const [expression, found, claimed] of claims) deepEqual({ [expression]: found }, { [expression]: claimed })
  if (claims.length > 0) examples += 1
}
console.log(examples)
`,
    )
    expect(await project.run('node', 'commonjs/run.js')).toBe(`${programs.length}\n`)
  })

  it('runs every example in Chromium, from one bundle', async () => {
    const imports = programs.map((_, at) => `import { claims as claims${at} } from './example-${at}.ts'`)
    const program = project.write(
      'browser.js',
      `${imports.join('\n')}\nglobalThis.examples = [${programs.map((_, at) => `claims${at}`).join()}]\n`,
    )
    const code = await bundle(project.folder, program)
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), chromiumSandbox: false })
    try {
      const page = await browser.newPage()
      const ran = await page.evaluate<ReadonlyArray<Claims>>(`${code}\nexamples`)
      expect(ran).toHaveLength(programs.length)
      for (const [at, claims] of ran.entries()) expectTrue(claims, programs[at] ?? '')
    } finally {
      await browser.close()
    }
  })

  it('cannot import an internal module', async () => {
    const internal = ['shared/fp-ts', 'testing/arb', 'testing/kernel', ...INTERNAL_MODULES]
    project.write(
      'inside.js',
      `
const ends = []
for (const name of ${JSON.stringify(internal)})
  ends.push([name, await import('${NAME}/' + name).then(() => 'imported', ({ code }) => code)])
console.log(JSON.stringify(ends))
`,
    )
    expect(JSON.parse(await project.run('node', 'inside.js'))).toEqual(
      internal.map((name) => [name, 'ERR_PACKAGE_PATH_NOT_EXPORTED']),
    )
  })

  it('has every module of rules in the root entry, as the module itself', async () => {
    project.write(
      'root.js',
      `
import { equal } from 'node:assert'
import * as root from '${NAME}'
const entries = ${JSON.stringify([...namespaces(), ['either', 'Either'], ['option', 'Option']])}
for (const [name, namespace] of entries) equal(root[namespace], await import('${NAME}/' + name))
console.log(entries.length, Object.keys(root).length)
`,
    )
    const expected = rules.length + RESULT_MODULES.length
    expect(await project.run('node', 'root.js')).toBe(`${expected} ${expected}\n`)
  })

  it('can use the results of rules without another library, and from CommonJS', async () => {
    project.write(
      'results.cjs',
      `
const { getOrElse, isLeft, match } = require('${NAME}/either')
const Option = require('${NAME}/option')
const { Calendar, Rut } = require('${NAME}')
console.log(JSON.stringify([
  isLeft(Rut.parse('12345678-4')),
  match(({ _tag }) => _tag, Rut.format)(Rut.parse('12345678-5')),
  getOrElse(() => 'ninguno')(Rut.parse('')),
  Option.match(() => 'hábil', ({ name }) => name)(Calendar.holidayOn('2026-09-18', Calendar.bankCalendar('CL'))),
]))
`,
    )
    expect(JSON.parse(await project.run('node', 'results.cjs'))).toEqual([
      true,
      '12.345.678-5',
      'ninguno',
      'Independencia Nacional',
    ])
  })

  it('gets declarations of functions that exist', async () => {
    for (const name of RESULT_MODULES) {
      const declared = readFileSync(join(project.installed, 'dist', `${name}.d.ts`), 'utf8')
      const functions = [...declared.matchAll(/export declare const (\w+)/g)].map(([, found]) => found)
      expect(functions.toSorted()).toEqual(Object.keys(await loaded(name)).toSorted())
    }
  })

  it('finds nothing wrong with the package by publint and by "Are the types wrong?"', async () => {
    const { messages } = await publint({ pkgDir: project.installed, strict: true })
    expect(messages).toEqual([])
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(project.packed)), {
      entrypoints: ['.', ...names].map((name) => (name === '.' ? '.' : `./${name}`)),
    })
    /* The oldest resolution knows no "exports"; a program that is compiled to CommonJS calls `require` on an ES module, which Node 20.19 allows. */
    const isExpected = ({ kind, resolutionKind }: { readonly kind: string; readonly resolutionKind?: string }) =>
      resolutionKind === 'node10' || (kind === 'CJSResolvesToESM' && resolutionKind === 'node16-cjs')
    expect(
      analysis.types === false ? 'no types' : analysis.problems.filter((one) => !isExpected(one as never)),
    ).toEqual([])
  })

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compiles in strict TypeScript as %s, with library checks', async (module, resolution) => {
    project.write('all.ts', names.map((name, at) => `export type * as all${at} from '${NAME}/${name}'`).join('\n'))
    project.write(
      'wrong.ts',
      `
import { add, money } from '${NAME}/kernel/money'
import type { Rut } from '${NAME}/tax-id/rut'
// @ts-expect-error two currencies do not add up
add(money('CLP', 1), money('MXN', 1))
// @ts-expect-error unparsed text is not a RUT
export const rut: Rut = '12345678-5'
`,
    )
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'es2023',
          lib: ['es2023'],
          types: [],
          module,
          moduleResolution: resolution,
          noEmit: true,
          strict: true,
          skipLibCheck: false,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
        },
        include: ['*.ts'],
      }),
    )
    await expect(project.run('tsc', '-p', 'tsconfig.json')).resolves.toBe('')
    await expect(project.run('node', OLDEST_TYPESCRIPT, '-p', 'tsconfig.json')).resolves.toBe('')
  })

  it('builds with Vite into a working program', async () => {
    const program = project.write(
      'app.js',
      `
import { bankCalendar, isBusinessDay } from '${NAME}/calendar/calendar'
import * as Rut from '${NAME}/tax-id/rut'
console.log(JSON.stringify([Rut.parse('76.086.428-5'), isBusinessDay('2026-09-16', bankCalendar('MX'))]))
`,
    )
    project.write('built.js', await bundle(project.folder, program))
    expect(JSON.parse(await project.run('node', 'built.js'))).toEqual([{ _tag: 'Right', right: '76086428-5' }, false])
  })
})

describe('the compressed size', () => {
  const sizeOf = async (
    name: string,
    program: string,
    leftOut: (id: string) => boolean = () => false,
  ): Promise<number> => compressed(await bundle(project.folder, project.write(`${name}.js`, program), leftOut))

  const whole = (name: string): string => `import * as all from '${NAME}/${name}'\nglobalThis.all = all\n`

  it('is less than 1.5 kB for the RUT', async () => {
    expect(await sizeOf('rut', whole('tax-id/rut'))).toBeLessThan(1_500)
  })

  it('is that of one module for a program that takes it from the root entry', async () => {
    const program = `import { Rut } from '${NAME}'\nglobalThis.all = Rut.parse\n`
    const alone = `import { parse } from '${NAME}/tax-id/rut'\nglobalThis.all = parse\n`
    expect(await sizeOf('from-root', program)).toBeLessThan((await sizeOf('alone', alone)) + 50)
  })

  it('is less than 5 kB for the calendar of both countries', async () => {
    expect(await sizeOf('calendar', whole('calendar/calendar'))).toBeLessThan(5_000)
  })

  const importAll = (modules: ReadonlyArray<string>): string =>
    modules.map((name, at) => `import * as all${at} from '${NAME}/${name}'`).join('\n')

  const byMembers = async (modules: ReadonlyArray<string>): Promise<string> => {
    const exported = await Promise.all(modules.map(async (name) => Object.keys(await loaded(name))))
    const members = exported.flatMap((keys, at) => keys.map((key) => `all${at}.${key}`))
    return `${importAll(modules)}\nglobalThis.all = [${members.join()}]\n`
  }

  const byNames = async (modules: ReadonlyArray<string>): Promise<string> => {
    const exported = await Promise.all(modules.map(async (name) => Object.keys(await loaded(name))))
    const imports = exported.flatMap((keys, at) =>
      keys.map((key) => `import { ${key} as ${key}_${at} } from '${NAME}/${modules[at]}'`),
    )
    const members = exported.flatMap((keys, at) => keys.map((key) => `${key}_${at}`))
    return `${imports.join('\n')}\nglobalThis.all = [${members.join()}]\n`
  }

  const logic = rules.filter((name) => !isTable(name))
  const tables = rules.filter(isTable)
  let ofNames: Promise<number> | undefined
  const sizeByName = (): Promise<number> =>
    (ofNames ??= byNames(logic).then((program) => sizeOf('names', program, isTable)))

  it('is about the same for every export of every rule, one by one, by modules or as objects', async () => {
    const objects = `${importAll(logic)}\nglobalThis.all = [${logic.map((_, at) => `all${at}`).join()}]\n`
    const byName = await sizeByName()
    expect(await sizeOf('members', await byMembers(logic), isTable)).toBeLessThan(1.05 * byName)
    expect(await sizeOf('objects', objects, isTable)).toBeLessThan(1.2 * byName)
  })

  it('is for the tables of places, labels and bank layouts less than a third of that of the rules', async () => {
    const byName = await sizeByName()
    expect(await sizeOf('tables', await byMembers(tables))).toBeLessThan(byName / 3)
  })

  it('is zero for unused imports', async () => {
    expect(await sizeOf('unused', importAll(rules))).toBeLessThan(10)
  })

  it('is nearly zero for a rule that only accepts or rejects', async () => {
    expect(await sizeOf('one', `import { parseId } from '${NAME}/kernel/id'\nglobalThis.all = parseId\n`)).toBeLessThan(
      200,
    )
  })
})
