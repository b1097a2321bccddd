import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { numberIn, taxIdIn } from './parse-arguments.ts'

const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/

export const debtSet = operatorCommand({
  summary: 'Fija lo que las fuentes de deudas simuladas saben de una empresa, y lo consulta.',
  usage: [
    'debt:set RUT_O_RFC [--treasury X] [--delinquent X] [--score N] [--service X]',
    '  --treasury X     deuda con la Tesorería (Chile)',
    '  --delinquent X   deuda morosa en el boletín comercial (Chile), con --score N, su puntaje',
    '  --service X      deuda con otras instituciones (México)',
  ],
  options: ['--treasury', '--delinquent', '--score', '--service'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const treasury = numberIn(parsed, '--treasury', AMOUNT)
    if (E.isLeft(treasury)) return treasury
    const delinquent = numberIn(parsed, '--delinquent', AMOUNT)
    if (E.isLeft(delinquent)) return delinquent
    const score = numberIn(parsed, '--score', /^\d{1,4}$/)
    if (E.isLeft(score)) return score
    const service = numberIn(parsed, '--service', AMOUNT)
    if (E.isLeft(service)) return service
    return E.right({
      command: 'debt:set',
      taxId: taxId.right,
      treasury: treasury.right,
      delinquent: delinquent.right,
      score: score.right,
      service: service.right,
    })
  },
})
