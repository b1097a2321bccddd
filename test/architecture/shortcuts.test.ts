import { describe, expect, it } from 'vitest'
import { SHORTCUTS, type ShortcutScope } from '#ui/design/controls/shortcuts.ts'
import { SHORTCUT_SCOPES } from '#ui/text/keyboard.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

const TABLE = 'src/ui/design/controls/shortcuts.ts'

/** A key that is compared outside the table. */
const READS_KEY =
  /\b(?:event|press)\.(?:key|code|ctrlKey|metaKey|altKey)\b|\bkey ===|'(?:Enter|Escape|Tab|Home|End|Arrow\w+|Page(?:Up|Down))'/

const readers = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.filter(({ text }) => READS_KEY.test(text)).map(({ path }) => path)

/** The code that asks for the shortcuts of a scope: it compares their names, or is a table by them. */
const handlersOf = (files: ReadonlyArray<SourceFile>, scope: ShortcutScope): string =>
  files
    .filter(
      ({ text }) =>
        text.includes(`shortcutIn('${scope}'`) || text.includes(`Shortcut<'${scope}'>`) || isPage(scope, text),
    )
    .map(({ text }) => text)
    .join('\n')

const isPage = (scope: ShortcutScope, text: string): boolean => scope === 'page' && /\b(?:use|is)PageKey\(/.test(text)

const unhandled = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  SHORTCUT_SCOPES.flatMap((scope) => {
    const handlers = handlersOf(files, scope)
    return Object.keys(SHORTCUTS[scope])
      .filter((name) => !handlers.includes(`'${name}'`) && !handlers.includes(`${name}: `))
      .map((name) => `${scope}.${name}`)
  })

describe('the table of shortcuts', () => {
  const files = sourceFiles('src/ui').filter(({ path }) => path !== TABLE && !path.startsWith('src/ui/text/'))

  it('is the only place that compares keys', () => {
    expect(readers(files)).toEqual([])
  })

  it('has a handler for each of its shortcuts', () => {
    expect(unhandled(files)).toEqual([])
  })

  it('detects a handler that reads a key by itself, and a shortcut without handler', () => {
    const bad = [
      { path: 'src/ui/bad.tsx', text: "if (event.key === 'x') run()" },
      { path: 'src/ui/worse.tsx', text: "const close = ({ key }) => key === 'Escape'" },
    ]
    expect(readers(bad)).toHaveLength(2)
    expect(unhandled(files.filter(({ path }) => !path.endsWith('toasts.tsx')))).toEqual(['page.undo'])
  })
})
