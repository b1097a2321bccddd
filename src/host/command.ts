import type { Told } from './config.ts'

/** One command of the command line. Its answer is the exit code; what it says goes to `say`. */
export interface Command {
  /** One line in Spanish, for the list of commands. */
  readonly summary: string
  readonly run: (told: Told, say: (line: string) => void) => Promise<number>
}
