import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { taxIdIn } from './parse-arguments.ts'

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
