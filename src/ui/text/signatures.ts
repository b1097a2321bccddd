import type { Signature, SignatureFilter } from '#domain/financing/signature.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted, plural } from './plural.ts'

/** The signature status of a tax document, and what to do about it. */
export const signatureText = {
  filterLabel: 'Firma de las facturas',
  filters: { ALL: 'Todas', VERIFIED: 'Firma verificada', TO_REVIEW: 'Firma por revisar' } satisfies Readonly<
    Record<SignatureFilter, string>
  >,
  /** Before an order is sent. */
  inOrder: (count: number, country: Country): string =>
    `${counted(count, country, 'factura no tiene', 'facturas no tienen')} la firma verificada: ` +
    `puedes enviar la solicitud y nuestro equipo ${plural(count, 'la', 'las')} revisará antes de aprobarla.`,
} as const

/** The text of a mark; undefined for a verified signature. */
export const markText = (signature: Signature): string | undefined =>
  signature.status === 'NOT_CHECKED' ? UNCHECKED[signature.reason] : CHECKED[signature.status]

const CHECKED: Readonly<Record<Exclude<Signature['status'], 'NOT_CHECKED'>, string | undefined>> = {
  VERIFIED: undefined,
  INVALID:
    'Firma no válida: el documento cambió después de firmarse o el certificado no es del emisor. Carga el XML original.',
  NOT_SIGNED: 'Documento sin firma. Carga el XML firmado, tal como lo emitió tu sistema de facturación.',
}

const UNCHECKED: Readonly<Record<Extract<Signature, { status: 'NOT_CHECKED' }>['reason'], string>> = {
  PENDING: 'Estamos revisando la firma. Suele tardar unos segundos.',
  UNKNOWN_RULES:
    'El documento tiene partes que no sabemos revisar. Nuestro equipo lo revisará si lo incluyes en una solicitud.',
  UNTRUSTED_CHAIN:
    'La firma calza, pero no reconocemos a quien emitió su certificado. Nuestro equipo lo revisará si la incluyes en una solicitud.',
  UNKNOWN_SIGNER:
    'La firma calza, pero no sabemos si quien firmó representa al emisor. Nuestro equipo lo revisará si la incluyes en una solicitud.',
  NO_ORIGINAL: 'No tenemos el archivo original para revisar la firma. Carga el XML de nuevo.',
  CHECK_FAILED: 'No pudimos revisar la firma. Carga el XML de nuevo.',
}
