import type { ParsedArguments } from '../config/config.ts'

export type Print = (line: string) => void

/** A command of the command line. It returns the exit code; output goes to `say`, errors to `complain`. */
export interface Command {
  /** One line in Spanish, for the list of commands. */
  readonly summary: string
  /** The syntax, then one line per option. */
  readonly usage: ReadonlyArray<string>
  readonly run: (parsed: ParsedArguments, say: Print, complain: Print) => Promise<number>
}
