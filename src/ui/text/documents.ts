import { absurd } from 'fp-ts/function'
import type { DocumentRow } from '#domain/documents/document-row.ts'
import { formatFileSize } from './file-size.ts'
import { extensionsOf, type FileKind, type UploadRejected } from '#domain/documents/upload-limits.ts'
import type { Country } from '#domain/kernel/country.ts'

/** The documents that a company, a person or an operation must have. */
export const documentsText = {
  business: 'Documentos adicionales',
  column: 'Documentos',
  ofPerson: (name: string): string => `Documentos de ${name}`,
  toggle: (isCompleted: boolean, name: string): string =>
    `${isCompleted ? 'Documentos completos' : 'Documentos pendientes'}: ${name}`,
  failed: 'No pudimos cargar tus documentos.',
  empty: 'No hay documentos para mostrar',
  upload: 'Subir documento',
  uploadAnother: 'Elegir otro archivo',
  replace: 'Reemplazar',
  replaceable: 'Hasta entonces puedes reemplazarlo.',
  selected: 'Revisa que sea el documento correcto y que se lea bien.',
  send: 'Enviar documento',
  /** The accessible name of an action of one document. */
  of: (action: string, title: string): string => `${action}: ${title}`,
  limits: (maximum: number, country: Country): string =>
    `Un PDF, JPEG, GIF o PNG de hasta ${formatFileSize(maximum, country)}. También puedes soltarlo aquí.`,
  rejected: (reason: string): string => `Lo rechazamos: ${reason}`,
  file: (name: string, size: number, country: Country): string => `${name} · ${formatFileSize(size, country)}`,
  view: 'Ver documento',
  download: 'Descargar documento',
  downloading: 'Descargando documento',
  preview: (name: string): string => `Vista previa de ${name}`,
  sending: 'Subiendo',
  cancel: 'Cancelar',
  close: 'Quitar',
  retry: 'Reintentar',
  cancelled: 'Cancelaste la subida. Puedes retomarla.',
  unreadable: 'No pudimos leer el archivo: cambió o ya no está donde lo elegiste.',
} as const

/** A pending state, and what it means. */
export const pendingText = (
  row: Exclude<DocumentRow, { readonly _tag: 'View' | 'Download' | 'Upload' }>,
): { readonly label: string; readonly detail: string } => {
  switch (row._tag) {
    case 'AwaitingReview':
      return { label: 'Esperando revisión', detail: 'Un ejecutivo lo validará.' }
    case 'AwaitingSignatures':
      return { label: 'Esperando E-firmas', detail: 'Enviamos la solicitud de firma por correo.' }
    case 'Preparing':
      return {
        label: 'Preparando documentos',
        detail: row.until === 'soon' ? 'Estarán disponibles pronto.' : 'Un ejecutivo se pondrá en contacto contigo.',
      }
    default:
      return absurd(row)
  }
}

const KINDS: Readonly<Record<FileKind, string>> = { pdf: 'PDF', jpeg: 'JPEG', gif: 'GIF', png: 'PNG', pfx: 'PFX' }

/** Why a selected file is not sent, and what to do. */
export const rejectedText = (reason: UploadRejected, country: Country): string => {
  switch (reason._tag) {
    case 'UploadEmpty':
    case 'UploadManyFiles':
      return 'Elige un solo archivo.'
    case 'UploadTooSmall':
      return `El archivo es demasiado pequeño: debe tener al menos ${formatFileSize(reason.minimum, country)}.`
    case 'UploadTooLarge':
      return `El archivo es demasiado grande: puede tener hasta ${formatFileSize(reason.maximum, country)}.`
    case 'UploadKindRejected':
      return `No es ${new Intl.ListFormat('es', { type: 'disjunction' }).format(reason.allowed.map((kind) => KINDS[kind]))}. Elige otro archivo.`
    case 'UploadNameRejected':
      return `Su contenido es ${KINDS[reason.kind]}, pero su nombre no termina en ${extensionsOf(reason.kind).join(' ni en ')}. Cámbialo y vuelve a elegirlo.`
    default:
      return absurd(reason)
  }
}
