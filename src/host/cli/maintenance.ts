import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { switchIn } from './parse-arguments.ts'

export const maintenance = operatorCommand({
  summary: 'Cierra el producto por mantención, o lo abre de nuevo, al instante.',
  usage: ['maintenance on|off'],
  options: [],
  read: (parsed) => {
    const on = switchIn(parsed, 1)
    return E.isLeft(on) ? on : E.right({ command: 'maintenance', on: on.right })
  },
})
