import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { optionIn, taxIdIn } from './parse-arguments.ts'

export const taxpayerAdd = operatorCommand({
  summary: 'Agrega un contribuyente al servicio tributario simulado, con la carpeta de sus documentos.',
  usage: [
    'taxpayer:add RUT_O_RFC --password CLAVE --documents CARPETA',
    '  --password CLAVE      la clave tributaria con que se conecta en el producto',
    '  --documents CARPETA   donde están sus XML, ZIP, CSV y TXT',
  ],
  options: ['--password', '--documents'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const password = optionIn(parsed, '--password')
    if (E.isLeft(password)) return password
    const documents = optionIn(parsed, '--documents')
    if (E.isLeft(documents)) return documents
    return E.right({
      command: 'taxpayer:add',
      taxId: taxId.right,
      password: password.right,
      documents: resolve(documents.right),
    })
  },
})
