import type { DocumentKind } from '#domain/documents/required-documents.ts'

export interface DocumentText {
  readonly title: string
  readonly description: string
}

/** The words that the user reads about each kind of document. */
export const DOCUMENT_TEXTS: Readonly<Record<DocumentKind, DocumentText>> = {
  DEED: {
    title: 'Acta constitutiva',
    description: 'Completa y con los datos de su inscripción en el Registro Público de Comercio.',
  },
  ADDRESS_PROOF: {
    title: 'Comprobante de domicilio',
    description:
      'A nombre de la empresa o de su representante legal, de no más de 3 meses. No aceptamos estados de cuenta bancarios, facturas ni archivos ilegibles.',
  },
  TAX_STATUS: {
    title: 'Constancia de situación fiscal',
    description: 'La que emite el SAT, con todas sus páginas.',
  },
  IDENTIFICATION: {
    title: 'Identificación oficial',
    description: 'Credencial del INE por ambos lados, o pasaporte. Vigente y legible.',
  },
  CONTRACT: { title: 'Contrato', description: 'El contrato de la operación.' },
}
