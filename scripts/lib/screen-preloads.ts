import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { FEATURE_PATHS, REDIRECTS } from '../../src/app/feature-paths.ts'
import { PRELOADS_FILE, type ScreenPreloads } from '../../src/host/http/screen-preloads.ts'
import { SIGNED_IN_ONLY } from './sign-in-page.ts'

/** The chunks that every page fetches first, and those that a visitor with a session needs in addition. */
const PAGE = ['mount']
const SESSION = ['signed-in', 'axios']

/**
 * Lets the browser fetch the code of a page together with it, instead of after the small entry that asks for it: links in the page for what all
 * screens need, and a list for the host, which names the files of a screen in a header. V8 compiles the functions of these files while they are
 * fetched, instead of one by one when they are first called.
 */
export const screenPreloads: Plugin = {
  name: 'screen-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const page = filesOf(bundle, PAGE)
      const session = filesOf(bundle, SESSION).filter((file) => !page.includes(file))
      return [...page.map((file) => link(file, false)), ...session.map((file) => link(file, true))]
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const frame = filesOf(bundle, [...PAGE, ...SESSION])
      const screens = Object.entries(FEATURE_PATHS).map(([name, paths]) => ({
        paths: withRedirects(paths).map(patternOf).join('|'),
        files: filesOf(bundle, [`features/${name}.lazy.`]).filter((file) => !frame.includes(file)),
      })) satisfies ReadonlyArray<ScreenPreloads>
      this.emitFile({ type: 'asset', fileName: PRELOADS_FILE, source: JSON.stringify(screens) })
      for (const file of new Set([...frame, ...screens.flatMap(({ files }) => files)])) {
        const chunk = bundle[file]
        if (chunk?.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      }
    },
  },
}

const link = (file: string, isSignedIn: boolean): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, [SIGNED_IN_ONLY]: isSignedIn },
})

const withRedirects = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(REDIRECTS)
    .toReversed()
    .reduce((all, [from, to]) => (all.includes(to) ? [...all, from] : all), paths)

/** A regular expression for a path of React Router. A path with a wildcard matches no further address: what it shows there has no screen of its own. */
const patternOf = (path: string): string =>
  `^${path.replace(/\/:\w+\?/, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`

/** The files of the chunks with that name, or of the part of the client in that file, and those that they import, apart from the entry. */
const filesOf = (bundle: Rolldown.OutputBundle, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const files = new Set(
    names.map((name) => {
      const isNamed = (each: Rolldown.OutputChunk): boolean =>
        name.includes('/') ? each.moduleIds.some((id) => id.includes(`/${name}`)) : each.name === name
      const chunk = chunks.find(isNamed)
      if (chunk === undefined) throw new Error(`No chunk is named ${name}`)
      return chunk.fileName
    }),
  )
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => files.add(imported))
  return [...files].filter((file) => !chunks.some(({ fileName, isEntry }) => isEntry && fileName === file))
}
