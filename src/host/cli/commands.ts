import { OPERATOR_COMMANDS } from '../operator/commands.ts'
import { commandLine } from './command-line.ts'
import type { Command } from './command.ts'
import { dataMove } from './data-move.ts'
import { prepareCommand } from './prepare-command.ts'
import { restoreCommand } from './restore-command.ts'
import { restoreRehearse } from './restore-rehearse.ts'

/** All commands but `serve`, which starts the host: `runCli` adds it. */
export const COMMANDS: ReadonlyArray<Command> = [
  ...OPERATOR_COMMANDS.map(commandLine),
  restoreCommand,
  restoreRehearse,
  dataMove,
  prepareCommand,
]

/** The list of commands, one line each. */
export const usage = (commands: ReadonlyArray<Command>): string =>
  [
    'Uso: npm run host -- COMANDO [opciones]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(25)}${summary}`),
    '',
    'COMANDO --help explica cada uno. Todos aceptan --data CARPETA (data, si falta).',
  ].join('\n')

/** The syntax of one command. */
export const usageOf = ({ help, summary, syntax }: Command): string =>
  [summary, '', `Uso: npm run host -- ${syntax}`, ...help].join('\n')
