import type { Command } from './command.ts'
import { restoreCommand } from './restore-command.ts'
import { serveCommand } from './serve-command.ts'

/** What the host can be told to do, by the word that tells it. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['serve', serveCommand],
  ['restore', restoreCommand],
])

/** The list of commands, one line each. */
export const usage = (): string =>
  ['Uso: npm run host -- COMANDO [opciones]', '', ...[...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(20)}${summary}`)].join('\n')
