import * as E from 'fp-ts/Either'
import { readOwnTaxId } from '../kernel/own-tax-id.ts'
import { operatorCommand } from './operator-command.ts'
import { switchIn, taxIdIn } from './parse-arguments.ts'

export const signerSet = operatorCommand({
  summary: 'Dice que una persona firma los documentos de una empresa chilena.',
  usage: ['signer:set RUT_EMISOR RUT_FIRMANTE on|off', '  RUT_FIRMANTE   el del certificado con que se firmó'],
  options: [],
  read: (parsed) => {
    const issuer = taxIdIn(parsed)
    if (E.isLeft(issuer)) return issuer
    const holder = readOwnTaxId(parsed.words[2] ?? '')
    if (holder === undefined) return E.left('Falta el RUT de quien firma, o no es válido.')
    const signs = switchIn(parsed, 3)
    return E.isLeft(signs)
      ? signs
      : E.right({ command: 'signer:set', issuer: issuer.right, holder, signs: signs.right })
  },
})
