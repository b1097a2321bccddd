import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { optionIn, taxIdIn } from './parse-arguments.ts'

export const documentsWithoutEffect = operatorCommand({
  summary: 'Muestra los documentos tributarios que mencionan una factura y no la cambian.',
  usage: ['documents:without-effect [RUT_O_RFC]', '  RUT_O_RFC   de esa empresa; sin él, de todas'],
  options: [],
  read: (parsed) => {
    if (parsed.words[1] === undefined) return E.right({ command: 'documents:without-effect', taxId: undefined })
    const taxId = taxIdIn(parsed)
    return E.isLeft(taxId) ? taxId : E.right({ command: 'documents:without-effect', taxId: taxId.right })
  },
})

export const documentsSettle = operatorCommand({
  summary: 'Termina las dudas sobre una factura, por los documentos que hay ahora.',
  usage: [
    'documents:settle RUT_O_RFC FACTURA --reason TEXTO',
    '  FACTURA          su folio fiscal, o RUT/tipo/folio del emisor',
    '  --reason TEXTO   qué se revisó ante la autoridad tributaria',
  ],
  options: ['--reason'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const key = parsed.words[2]
    if (key === undefined || key.length > LONGEST_KEY) return E.left('Falta la factura.')
    const reason = optionIn(parsed, '--reason')
    if (E.isRight(reason) && reason.right.length > LONGEST_REASON) return E.left('--reason tiene hasta 500 caracteres.')
    if (E.isLeft(reason)) return reason
    return E.right({ command: 'documents:settle', taxId: taxId.right, key: keyOf(key), reason: reason.right })
  },
})

const LONGEST_KEY = 100
const LONGEST_REASON = 500

/** A shell gives the bar of a stored key another meaning. */
const keyOf = (text: string): string => (text.includes('/') ? text.replaceAll('/', '|') : text.toLowerCase())
