import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const sample = operatorCommand({
  summary: 'Prepara las dos empresas de ejemplo y muestra con qué se ingresa a cada una.',
  usage: ['sample'],
  options: [],
  read: () => E.right({ command: 'sample' }),
})
