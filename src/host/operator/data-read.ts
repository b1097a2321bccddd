import * as E from 'fp-ts/Either'
import { answerLiveQuestion } from '../rehearsal/answer-live-question.ts'
import { readQuestion } from '../rehearsal/live-question.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import type { Needs } from './operator-services.ts'

/** A rehearsal asks it of the running host; operators do not see it. */
export const dataRead = command({
  name: 'data:read',
  summary: 'Responde una pregunta de un ensayo sobre los datos en uso.',
  args: { question: positional({ shown: 'PREGUNTA', parse: readQuestion, wrong: () => 'La pregunta no es válida.' }) },
  run: async ({ database }: Needs<'database'>, { question }) => E.right(await answerLiveQuestion(database, question)),
})
