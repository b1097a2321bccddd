import { parseArgs } from 'node:util'
import { FLAGS } from './settings.ts'

export interface CommandLine {
  /** The arguments without the options: the command and its words. */
  readonly words: ReadonlyArray<string>
  /** By name, such as `--port`. */
  readonly options: ReadonlyMap<string, string>
}

/** An option takes a value unless it is a flag. Which options a command has is checked by the command. */
export const splitCommandLine = (argv: ReadonlyArray<string>, ownFlags: ReadonlyArray<string>): CommandLine => {
  const flags = new Set([...FLAGS, ...ownFlags])
  const named = argv.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const { positionals, values } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(named.map((name) => [name, { type: flags.has(`--${name}`) ? 'boolean' : 'string' }])),
    allowPositionals: true,
    strict: false,
  })
  const options = Object.entries(values).map(([name, value]): [string, string] => {
    const without = flags.has(`--${name}`) ? '1' : ''
    return [`--${name}`, typeof value === 'string' ? value : without]
  })
  return { words: positionals, options: new Map(options) }
}
