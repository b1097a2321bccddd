import { resolveResetStyleRules, resolveStyleRulesForSlots } from '@griffel/core'
import type { GriffelResetStyle, GriffelStyle } from '@griffel/core'
import { runnerImport, type Plugin } from 'vite'

const FLUENT = '@fluentui/react-components'
const STAND_IN = '\0styles-stand-in'
const STYLES = /[\\/]src[\\/]ui[\\/].*\.styles\.ts$/

/**
 * Turns every `*.styles.ts` of the interface into finished rules while the client is built, so that the browser neither
 * fetches nor runs what computes them. Such a file exports nothing but the hooks that Fluent's makers of styles return.
 */
export const compiledStyles = (): Plugin => {
  let files: ReadonlyMap<string, Hooks> = new Map()
  return {
    name: 'compiled-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      files = await everyStyle()
    },
    transform: {
      filter: { id: STYLES },
      handler: (_, id) => {
        const hooks = files.get(id.slice(id.replaceAll('\\', '/').lastIndexOf('/src/')).replaceAll('\\', '/'))
        return hooks === undefined ? undefined : { code: written(hooks), map: null }
      },
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
    if (id === '\0virtual:every-style') return "export const files = import.meta.glob('/src/ui/**/*.styles.ts', { eager: true })"
    return id === STAND_IN ? `${['makeStyles', 'makeResetStyles'].map(note).join('\n')}\n${REST}` : undefined
  },
}

const note = (maker: string): string => `export const ${maker} = (styles) => ({ maker: '${maker}', styles })`

const REST = `export { shorthands } from '@griffel/core'\nexport { tokens } from '@fluentui/tokens'`

const written = (hooks: Hooks): string => {
  const lines = Object.entries(hooks).map(([name, wanted]) => `export const ${name} = /*#__PURE__*/ ${finished(wanted)}`)
  return [`import { __resetStyles, __styles } from '${FLUENT}'`, ...lines].join('\n')
}

/** A hook that was not noted down means that Fluent itself made it: nothing it wears would be drawn. */
const finished = (wanted: Wanted): string => {
  if (wanted.maker === undefined) throw new Error('A file of styles exports something other than noted hooks')
  return wanted.maker === 'makeStyles'
    ? `__styles(${resolveStyleRulesForSlots(wanted.styles).map((part) => JSON.stringify(part)).join(', ')})`
    : `__resetStyles(${resolveResetStyleRules(wanted.styles).map((part) => JSON.stringify(part)).join(', ')})`
}
