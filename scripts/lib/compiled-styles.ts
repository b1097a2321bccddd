import { resolveResetStyleRules, resolveStyleRulesForSlots, styleBucketOrdering } from '@griffel/core'
import type { CSSBucketEntry, CSSRulesByBucket, GriffelResetStyle, GriffelStyle } from '@griffel/core'
import { parseAst, runnerImport, type Plugin } from 'vite'

const FLUENT = '@fluentui/react-components'
const STAND_IN = '\0styles-stand-in'
const OWN = /[\\/]src[\\/]ui[\\/].*\.styles\.ts$/
const FLUENTS_OWN = /[\\/]@fluentui[\\/].*\.styles\.js$/

/**
 * Puts the rules of every `*.styles.ts` of the interface, and those of Fluent's components, into one style sheet while
 * the client is built. The scripts keep only the names of classes: the browser neither fetches nor runs what computes
 * rules. Such a file exports nothing but the hooks that Fluent's makers of styles return. Left to right only.
 */
export const compiledStyles = (): Plugin => {
  const rulesOf = new Map<string, Array<CSSRulesByBucket>>()
  let files: ReadonlyMap<string, Hooks> = new Map()
  let sheet = ''
  return {
    name: 'compiled-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      files = await everyStyle()
    },
    transform: {
      filter: { id: [OWN, FLUENTS_OWN] },
      handler: (code, id) => {
        const rules: Array<CSSRulesByBucket> = []
        rulesOf.set(id, rules)
        const slashed = id.replaceAll('\\', '/')
        const hooks = files.get(slashed.slice(slashed.lastIndexOf('/src/')))
        return { code: hooks === undefined ? extracted(code, rules) : written(hooks, rules), map: null }
      },
    },
    generateBundle(_, bundle) {
      const used = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
      const source = sheetOf(used.flatMap((id) => rulesOf.get(id) ?? []))
      sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source }))
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${sheet}` }, injectTo: 'head' }],
    },
  }
}

type Hooks = Readonly<Record<string, Wanted>>

/** What a file asked for, kept instead of being made. */
type Wanted =
  | { readonly maker: 'makeStyles'; readonly styles: Record<string, GriffelStyle> }
  | { readonly maker: 'makeResetStyles'; readonly styles: GriffelResetStyle }

const everyStyle = async (): Promise<ReadonlyMap<string, Hooks>> => {
  const { module } = await runnerImport<{ readonly files: Readonly<Record<string, Hooks>> }>('virtual:every-style', {
    configFile: false,
    logLevel: 'error',
    resolve: { noExternal: [FLUENT] },
    plugins: [standIn],
  })
  return new Map(Object.entries(module.files))
}

/** In place of Fluent: its tokens as they are, and makers that only note down what they are given. */
const standIn: Plugin = {
  name: 'styles-stand-in',
  enforce: 'pre',
  resolveId: (id) => (id === FLUENT ? STAND_IN : id === 'virtual:every-style' ? `\0${id}` : undefined),
  load: (id) => {
    if (id === '\0virtual:every-style')
      return "export const files = import.meta.glob('/src/ui/**/*.styles.ts', { eager: true })"
    return id === STAND_IN ? `${['makeStyles', 'makeResetStyles'].map(note).join('\n')}\n${REST}` : undefined
  },
}

const note = (maker: string): string => `export const ${maker} = (styles) => ({ maker: '${maker}', styles })`

const REST = `export { shorthands } from '@griffel/core'\nexport { tokens } from '@fluentui/tokens'`

type Rules = Array<CSSRulesByBucket>

const written = (hooks: Hooks, rules: Rules): string => {
  const lines = Object.entries(hooks).map(
    ([name, wanted]) => `export const ${name} = /*#__PURE__*/ ${finished(wanted, rules)}`,
  )
  return [`import { __css, __resetCSS } from '${FLUENT}'`, ...lines].join('\n')
}

/** A hook that was not noted down means that Fluent itself made it: nothing it wears would be drawn. */
const finished = (wanted: Wanted, rules: Rules): string => {
  if (wanted.maker === undefined) throw new Error('A file of styles exports something other than noted hooks')
  return wanted.maker === 'makeStyles'
    ? classesOf(resolveStyleRulesForSlots(wanted.styles), rules)
    : resetClassOf(resolveResetStyleRules(wanted.styles), rules)
}

/** Fluent's own files come with their rules computed; they stand in calls whose arguments are plain data. */
const extracted = (code: string, rules: Rules): string => {
  let text = code
  for (const { start, end, maker, data } of callsIn(code).toReversed()) {
    const call = maker === '__styles' ? classesOf(data as Styles, rules) : resetClassOf(data as ResetStyles, rules)
    text = text.slice(0, start) + call + text.slice(end)
  }
  return text === code
    ? code
    : `import { __css, __resetCSS } from '@griffel/react'\n${text.replaceAll(TOKEN, '"var(--$1)"')}`
}

type Slots = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Styles = readonly [Slots, CSSRulesByBucket]
type ResetStyles = readonly [string, string | null, CSSRulesByBucket | ReadonlyArray<string>]

const classesOf = ([slots, byBucket]: Styles, rules: Rules): string => {
  const names = new Set<unknown>()
  const classes = mapped(slots, (slot) =>
    mapped(slot, (name) => {
      const leftToRight: unknown = Array.isArray(name) ? name[0] : name
      names.add(leftToRight)
      return leftToRight
    }),
  )
  rules.push(filtered(byBucket, (rule, bucket) => bucket === 'k' || classesIn(rule).some((name) => names.has(name))))
  return `__css(${JSON.stringify(classes)})`
}

const resetClassOf = ([name, mirrored, given]: ResetStyles, rules: Rules): string => {
  const byBucket = (Array.isArray(given) ? { r: given } : given) as CSSRulesByBucket
  rules.push(filtered(byBucket, (rule) => mirrored === null || !classesIn(rule).includes(mirrored)))
  return `__resetCSS(${JSON.stringify(name)}, null)`
}

const mapped = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const filtered = (byBucket: CSSRulesByBucket, keep: (rule: string, bucket: string) => boolean): CSSRulesByBucket =>
  Object.fromEntries(
    Object.entries(byBucket).map(([bucket, entries]) => [
      bucket,
      entries.filter((entry) => keep(textOf(entry), bucket)),
    ]),
  )

const classesIn = (rule: string): ReadonlyArray<string> =>
  [...rule.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '')

const textOf = (entry: CSSBucketEntry): string => (typeof entry === 'string' ? entry : entry[0])

const metaOf = (entry: CSSBucketEntry): Readonly<Record<string, unknown>> =>
  typeof entry === 'string' ? {} : (entry[1] ?? {})

/** Each rule once, in the order in which the renderer's own sheets would stand: by bucket, condition and priority. */
const sheetOf = (rules: ReadonlyArray<CSSRulesByBucket>): string =>
  styleBucketOrdering
    .map((bucket) => {
      const entries = rules.flatMap((byBucket) => byBucket[bucket] ?? [])
      const placed = entries.map((entry) => ({
        text: textOf(entry),
        condition: String(metaOf(entry)['m'] ?? ''),
        priority: Number(metaOf(entry)['p'] ?? 0),
      }))
      const sorted = placed.toSorted((a, b) =>
        a.condition < b.condition ? -1 : a.condition > b.condition ? 1 : a.priority - b.priority,
      )
      return [...new Set(sorted.map(({ text }) => text))].join('')
    })
    .join('\n')

interface Call {
  readonly start: number
  readonly end: number
  readonly maker: string
  readonly data: unknown
}

/** What is left of a token in Fluent's files is its name, and no reason to fetch them all. */
const TOKEN = /(?<![./\w"'])tokens\.(\w+)/g

const callsIn = (code: string): ReadonlyArray<Call> => {
  const calls: Array<Call> = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look)
    if (!isNode(node)) return
    const maker = node.type === 'CallExpression' ? nameOf(node['callee']) : undefined
    if (maker === '__styles' || maker === '__resetStyles')
      calls.push({ start: node.start, end: node.end, maker, data: dataOf(code, node) })
    else Object.values(node).forEach(look)
  }
  look(parseAst(code))
  return calls
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (callee: unknown): unknown => (isNode(callee) ? callee['name'] : undefined)

const dataOf = (code: string, call: Node): unknown => {
  const parts = (call['arguments'] as ReadonlyArray<Node>).map(({ start, end }) => code.slice(start, end))
  return new Function(`return [${parts.join(',')}]`)()
}
