import type { ParsedArguments } from '../server/config.ts'

export type Print = (line: string) => void

/** One command of the command line. Its answer is the exit code; what it says goes to `say`, what went wrong to `complain`. */
export interface Command {
  /** One line in Spanish, for the list of commands. */
  readonly summary: string
  /** How it is written, then a line per option. */
  readonly usage: ReadonlyArray<string>
  readonly run: (told: ParsedArguments, say: Print, complain: Print) => Promise<number>
}
