import type { CivilDate } from '../domain/kernel/civil-date.ts'
import { decimal } from './write-cfdi.ts'

/** A row of the SAT's bulk download of metadata. `total` is in cents; `cancelledOn` makes it cancelled (Estatus 0). */
export interface MetadataRow {
  readonly uuid: string
  readonly issuer: { readonly rfc: string; readonly name: string }
  readonly receiver: { readonly rfc: string; readonly name: string }
  readonly issuedOn: CivilDate
  readonly total: number
  readonly kind: 'I' | 'E' | 'P'
  readonly cancelledOn?: CivilDate
}

/** The text format of the SAT: UTF-8, `~` between fields, CRLF. */
export const writeMetadata = (rows: ReadonlyArray<MetadataRow>): Uint8Array =>
  new TextEncoder().encode([HEADER, ...rows.map(line), ''].join('\r\n'))

const HEADER = [
  'Uuid',
  'RfcEmisor',
  'NombreEmisor',
  'RfcReceptor',
  'NombreReceptor',
  'RfcPac',
  'FechaEmision',
  'FechaCertificacionSat',
  'Monto',
  'EfectoComprobante',
  'Estatus',
  'FechaCancelacion',
].join('~')

const line = ({ uuid, issuer, receiver, issuedOn, total, kind, cancelledOn }: MetadataRow): string =>
  [
    uuid.toUpperCase(),
    issuer.rfc,
    issuer.name,
    receiver.rfc,
    receiver.name,
    'SAT970701NN3',
    `${issuedOn} 12:00:00`,
    `${issuedOn} 12:00:05`,
    decimal(total),
    kind,
    cancelledOn === undefined ? '1' : '0',
    cancelledOn === undefined ? '' : `${cancelledOn} 10:15:00`,
  ].join('~')
