import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { numberIn, taxIdIn } from './parse-arguments.ts'

const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/

export const creditLineSet = operatorCommand({
  summary: 'Fija la línea de crédito de una empresa para pagar a sus proveedores.',
  usage: [
    'credit-line:set RUT_O_RFC --credit X [--balance X]',
    '  --credit X    el total de la línea',
    '  --balance X   lo que queda disponible; si falta, todo',
  ],
  options: ['--credit', '--balance'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const credit = numberIn(parsed, '--credit', AMOUNT)
    if (E.isLeft(credit)) return credit
    if (credit.right === undefined) return E.left('Falta --credit.')
    const balance = numberIn(parsed, '--balance', AMOUNT)
    if (E.isLeft(balance)) return balance
    return E.right({ command: 'credit-line:set', taxId: taxId.right, credit: credit.right, balance: balance.right })
  },
})
