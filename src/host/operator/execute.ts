import * as E from 'fp-ts/Either'
import type { OperatorAnswer } from '../operator-socket/operator-answer.ts'
import type { OperatorLine } from '../operator-socket/operator-line.ts'
import { OPERATOR_COMMANDS } from './commands.ts'
import { dataRead } from './data-read.ts'
import type { OperatorServices } from './operator-services.ts'

/** Reads the line and does what it says. */
export const execute = async (services: OperatorServices, line: OperatorLine): Promise<OperatorAnswer> => {
  const command = [...OPERATOR_COMMANDS, dataRead].find(({ name }) => name === line.words[0])
  if (command === undefined) return { ok: false, sentence: 'El servidor no entiende el comando: ¿es de otra versión?' }
  const done = await command.execute(services, line)
  return E.isRight(done) ? { ok: true, lines: [...done.right] } : { ok: false, sentence: done.left }
}
