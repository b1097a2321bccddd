import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { taxIdIn } from './parse-arguments.ts'

export const invoiceImport = operatorCommand({
  summary: 'Carga documentos tributarios de una empresa, como si los soltara en el navegador.',
  usage: ['invoice:import RUT_O_RFC ARCHIVO…', '  ARCHIVO   XML, ZIP, CSV o TXT, de hasta 10 MB'],
  options: [],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const files = parsed.words.slice(2).map((file) => resolve(file))
    if (files.length === 0) return E.left('Falta el archivo.')
    return E.right({ command: 'invoice:import', taxId: taxId.right, files })
  },
})
