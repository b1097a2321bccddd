import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const geoLoad = operatorCommand({
  summary: 'Carga las colonias de México desde el archivo de texto del servicio postal.',
  usage: ['geo:load ARCHIVO', '  ARCHIVO   en ISO-8859-1, con campos separados por |'],
  options: [],
  read: ({ words: [, file] }) =>
    file === undefined ? E.left('Falta el archivo.') : E.right({ command: 'geo:load', file: resolve(file) }),
})
