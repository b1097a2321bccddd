import type { Config, ParsedArguments } from '../config/config.ts'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import type { OperatorRequest } from '../operator/operator-request.ts'

export type Print = (line: string) => void

/** Executes the request in this process, on the data of a host that does not run. */
export type RunLocally = (config: Config, request: OperatorRequest, complain: Print) => Promise<OperatorAnswer>

/** A command of the command line. It returns the exit code; output goes to `say`, errors to `complain`. */
export interface Command {
  /** One line in Spanish, for the list of commands. */
  readonly summary: string
  /** The syntax, then one line per option. */
  readonly usage: ReadonlyArray<string>
  readonly run: (parsed: ParsedArguments, say: Print, complain: Print, runLocally: RunLocally) => Promise<number>
}
