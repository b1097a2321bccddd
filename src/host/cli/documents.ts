import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { RequiredDocument } from '#domain/documents/document.ts'
import { parseId } from '#domain/kernel/id.ts'
import type { ParsedArguments } from '../config/config.ts'
import { operatorCommand } from './operator-command.ts'
import { optionIn } from './parse-arguments.ts'

export const documentList = operatorCommand({
  summary: 'Muestra los documentos que las empresas subieron y nadie ha revisado.',
  usage: ['document:list'],
  options: [],
  read: () => E.right({ command: 'document:list' }),
})

export const documentSave = operatorCommand({
  summary: 'Guarda el archivo de un documento en una carpeta, para revisarlo.',
  usage: ['document:save NÚMERO CARPETA'],
  options: [],
  read: (parsed) => {
    const documentId = documentIn(parsed)
    if (E.isLeft(documentId)) return documentId
    const folder = parsed.words[2]
    return folder === undefined
      ? E.left('Falta la carpeta.')
      : E.right({ command: 'document:save', documentId: documentId.right, folder: resolve(folder) })
  },
})

export const documentApprove = operatorCommand({
  summary: 'Aprueba un documento; las páginas abiertas lo muestran al instante.',
  usage: [
    'document:approve NÚMERO --digest HUELLA | --link ENLACE',
    '  --digest HUELLA   los primeros 8 o más caracteres de la huella que muestra document:list, del archivo que revisaste',
    '  --link ENLACE     dónde está, si no es el archivo que subieron',
  ],
  options: ['--digest', '--link'],
  read: (parsed) => {
    const documentId = documentIn(parsed)
    if (E.isLeft(documentId)) return documentId
    const [digest, link] = [parsed.options.get('--digest')?.toLowerCase(), parsed.options.get('--link')]
    if (digest !== undefined && !/^[\da-f]{8,64}$/.test(digest))
      return E.left('--digest son 8 a 64 caracteres de la huella: 0 a 9 y a a f.')
    return E.right({ command: 'document:approve', documentId: documentId.right, link, digest })
  },
})

export const documentSendToSign = operatorCommand({
  summary: 'Envía a la empresa un enlace para leer y firmar un documento.',
  usage: ['document:send-to-sign NÚMERO'],
  options: [],
  read: (parsed) => {
    const documentId = documentIn(parsed)
    return E.isLeft(documentId)
      ? documentId
      : E.right({ command: 'document:send-to-sign', documentId: documentId.right })
  },
})

export const documentReject = operatorCommand({
  summary: 'Rechaza el archivo de un documento: la empresa ve por qué y sube otro.',
  usage: ['document:reject NÚMERO --reason TEXTO', '  --reason TEXTO   lo que la empresa lee'],
  options: ['--reason'],
  read: (parsed) => {
    const documentId = documentIn(parsed)
    if (E.isLeft(documentId)) return documentId
    const reason = optionIn(parsed, '--reason')
    if (E.isRight(reason) && reason.right.length > LONGEST_REASON) return E.left('--reason tiene hasta 500 caracteres.')
    return E.isLeft(reason)
      ? reason
      : E.right({ command: 'document:reject', documentId: documentId.right, reason: reason.right })
  },
})

const LONGEST_REASON = 500

const documentIn = ({ words }: ParsedArguments): E.Either<string, RequiredDocument['id']> => {
  const documentId = parseId<'Document'>(words[1] ?? '')
  return E.isLeft(documentId) ? E.left('Falta el número del documento, o no es un número.') : documentId
}
