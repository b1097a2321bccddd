import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const jobList = operatorCommand({
  summary: 'Muestra las cargas de facturas que fallaron, y cuándo se intentan de nuevo.',
  usage: ['job:list'],
  options: [],
  read: () => E.right({ command: 'job:list' }),
})

export const jobRetry = operatorCommand({
  summary: 'Intenta de nuevo, ahora, una carga de facturas que falló.',
  usage: ['job:retry NÚMERO'],
  options: [],
  read: ({ words }) =>
    /^[1-9]\d{0,14}$/.test(words[1] ?? '')
      ? E.right({ command: 'job:retry', job: Number(words[1]) })
      : E.left('Falta el número de la carga, o no es un número.'),
})
