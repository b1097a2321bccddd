import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { switchIn, taxIdIn } from './parse-arguments.ts'

export const featureSet = operatorCommand({
  summary: 'Activa o desactiva una función de una empresa; la 10 es proveedores y pagos.',
  usage: ['feature:set RUT_O_RFC NÚMERO on|off'],
  options: [],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const number = parsed.words[2] ?? ''
    if (!/^[1-9]\d{0,3}$/.test(number)) return E.left('Falta el número de la función, o no es un número.')
    const active = switchIn(parsed, 3)
    return E.isLeft(active)
      ? active
      : E.right({ command: 'feature:set', taxId: taxId.right, featureId: Number(number), active: active.right })
  },
})
