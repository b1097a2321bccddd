import type { Rolldown } from 'vite'
import { FEATURE_PATHS } from '../../src/app/feature-paths.ts'

const LAZY = /[\\/]src[\\/]app[\\/]features[\\/]([\w-]+)\.lazy\.tsx?$/

/** Screens that need a module for their first drawing, before it is fetched with the modules that as many need. */
const MIN_SHARING_SCREENS = 5

/** The screens that import a module of ours statically, directly or through others. */
const screensOf = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const screens = new Set<string>()
  const modules = new Set([id])
  for (const module of modules) {
    const screen = LAZY.exec(module)?.[1]
    if (screen !== undefined && screen in FEATURE_PATHS) screens.add(screen)
    else if (screen === undefined) graph.getModuleInfo(module)?.importers.forEach((each) => modules.add(each))
  }
  return screens
}

/** A screen is a chunk; what it shares with the frame, and what many screens share, are chunks of their own. */
export const CHUNKS = [
  { name: 'entry', tags: ['$initial' as const], priority: 4 },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'mount', test: /src[\\/]app[\\/]mount\.tsx$/, priority: 3 },
  { name: 'signed-in', test: /src[\\/]app[\\/]features[\\/]signed-in\.lazy\.ts$/, priority: 2 },
  {
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      screensOf(id, graph).size >= MIN_SHARING_SCREENS ? 'shared' : null,
    test: /^(?!.*node_modules).*[\\/]src[\\/]/,
    priority: 1,
  },
]
