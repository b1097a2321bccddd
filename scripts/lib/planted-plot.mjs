import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { memoryFolder } from './memory-folder.mjs'
import { environment, mustRun, ROOT, run } from './run.mjs'

const COPIED = [
  'src',
  'test',
  'scripts',
  'config',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]

/** These folders of the sources are a part of the host too. */
const HOST = /^src\/(?:domain|host|wire)\//

/**
 * A copy of the project in which faults are planted. `plant` replaces those of before and builds what a journey needs; `test`
 * resolves to the number of tests with each title and their failures, without colours; `remove` deletes the copy.
 */
export const makePlot = async () => {
  const temporary = memoryFolder() ?? tmpdir()
  const folder = mkdtempSync(join(temporary, 'planted-'))
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const options = { cwd: folder, env: { ...environment(), TMPDIR: temporary } }
  let planted = []
  let hasHost = false

  const buildHost = () =>
    mustRun('vite', ['build', '--config', 'config/vite.host.config.ts', '--logLevel', 'warn'], options)

  const plant = async (faults) => {
    for (const { file } of planted) cpSync(join(ROOT, file), join(folder, file))
    const changed = [...planted, ...faults]
    planted = faults
    for (const { file, find, replace } of faults) {
      const path = join(folder, file)
      const parts = readFileSync(path, 'utf8').split(find)
      if (parts.length !== 2) throw new Error(`${find} is ${parts.length - 1} times in ${file}`)
      writeFileSync(path, parts.join(replace))
    }
    if (hasHost && changed.some(({ file }) => HOST.test(file))) await buildHost()
  }

  const build = async () => {
    if (!hasHost) {
      await buildHost()
      await mustRun('node', ['dist/host/main.js', 'database:prepare'], options)
      hasHost = true
    }
    await mustRun('vite', ['build', '--config', 'config/vite.planted.config.ts', '--logLevel', 'warn'], options)
  }

  const runTests = async (command, args, env) => {
    const output = join(folder, 'results.json')
    rmSync(output, { force: true })
    await run(command, args, {
      ...options,
      env: { ...options.env, ...env(output) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : undefined
  }

  const inBrowser = async (project, tests, isPlanted) => {
    if (project === 'journeys') await build()
    const report = await runTests(
      'playwright',
      ['test', '--config', 'config/playwright.planted.config.ts', `--project=${project}`, ...namesOf(tests)],
      (output) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: output, ...(isPlanted ? { PLANTED: 'yes' } : {}) }),
    )
    return (report?.suites ?? []).flatMap((suite) => journeysIn(suite, suite.file, []))
  }

  const others = async (tests) => {
    const report = await runTests(
      'vitest',
      ['run', '--reporter', 'json', '--outputFile', 'results.json', ...vitestNames(tests)],
      () => ({}),
    )
    return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file: name, title: fullName, failures: failureMessages })),
    )
  }

  return {
    plant,
    test: async (tests, { isPlanted }) => {
      const found = []
      for (const [project, own] of Map.groupBy(tests, projectOf))
        found.push(...(await (project === 'vitest' ? others(own) : inBrowser(project, own, isPlanted))))
      return tests.map(({ file, title }) => {
        const named = found
          .filter((one) => file.endsWith(one.file) || one.file.endsWith(file))
          .filter((one) => one.title.includes(title))
        return {
          tests: named.length,
          failures: named.flatMap(({ failures }) => failures).map(stripVTControlCharacters),
        }
      })
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

const projectOf = ({ file }) =>
  /\.test\.tsx?$/.test(file) ? 'vitest' : file.endsWith('.screens.ts') ? 'screens' : 'journeys'

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const filesOf = (tests) => [...new Set(tests.map(({ file }) => file))]
const titlesOf = (tests) => [...new Set(tests.map(({ title }) => escaped(title)))].join('|')

const namesOf = (tests) => [...filesOf(tests), '--grep', titlesOf(tests)]
const vitestNames = (tests) => [...filesOf(tests), '--testNamePattern', titlesOf(tests)]

/** The tests of a suite of Playwright's report, named as it searches them. */
const journeysIn = ({ suites = [], specs = [] }, file, around) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .map(({ results }) => results.filter(({ status }) => status !== 'interrupted' && status !== 'skipped'))
      .filter((results) => results.length > 0)
      .map((results) => ({
        file,
        title: [...around, title].join(' '),
        failures: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      })),
  ),
  ...suites.flatMap((suite) => journeysIn(suite, file, [...around, suite.title])),
]
