import { readTaxFile } from '#host/tax-authority/read-file.ts'
import { cfdi, dte, envelope, uuidOf } from '../host/tax-authority/samples.ts'

export interface ReaderFigures {
  /** CFDI and DTE in separate files of about 8 KB. */
  readonly documentsPerSecond: number
  /** The documents of one envelope of 2,000. */
  readonly envelopeDocumentsPerSecond: number
  readonly envelopeMegabytes: number
  /** Peak growth of the process memory during the envelope, sampled between steps. */
  readonly envelopeMemoryMegabytes: number
}

/** Parses and maps on one thread; no disk and no database. */
export const benchReader = (): Promise<ReaderFigures> => {
  const files = smallFiles()
  for (const file of files) readTaxFile('a.xml', file)
  const small = timed(() => {
    for (const file of files) taken += readTaxFile('a.xml', file)[0]?.documents.length ?? 0
  })
  const large = Buffer.from(
    envelope(Array.from({ length: LARGE }, (_, at) => bulky(dte({ folio: String(at + 1) })))),
    'latin1',
  )
  const before = process.memoryUsage().rss
  const whole = timed(() => {
    taken += readTaxFile('a.xml', large)[0]?.documents.length ?? 0
  })
  const memory = process.memoryUsage().rss - before
  if (taken !== files.length + LARGE) throw new Error(`Only ${taken} documents were read`)
  taken = 0
  return Promise.resolve({
    documentsPerSecond: Math.round(files.length / small),
    envelopeDocumentsPerSecond: Math.round(LARGE / whole),
    envelopeMegabytes: Math.round(large.length / MEGABYTE),
    envelopeMemoryMegabytes: Math.round(memory / MEGABYTE),
  })
}

const SMALL = 4000
const LARGE = 2000
const MEGABYTE = 1024 * 1024

let taken = 0

/** In seconds. */
const timed = (work: () => void): number => {
  const from = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - from) / 1e9
}

const smallFiles = (): ReadonlyArray<Uint8Array> =>
  Array.from({ length: SMALL }, (_, at) =>
    at % 2 === 0
      ? Buffer.from(sealed(cfdi({ uuid: uuidOf(at) })))
      : Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${bulky(dte({ folio: String(at) }))}`, 'latin1'),
  )

/** Seal, certificate and lines, most of the size of a real document. */
const sealed = (text: string): string => {
  const lines = Array.from(
    { length: 8 },
    (_, at) =>
      `<cfdi:Concepto ClaveProdServ="84111506" Cantidad="1" Descripcion="Renglón ${at}" Importe="145.00">` +
      '<cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="125.00" Impuesto="002" Importe="20.00"/>' +
      '</cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto>',
  )
  return text
    .replace(' Total=', ` Sello="${'A'.repeat(344)}" Certificado="${'M'.repeat(2800)}" Total=`)
    .replace('<cfdi:Complemento>', `<cfdi:Conceptos>${lines.join('')}</cfdi:Conceptos><cfdi:Complemento>`)
}

const bulky = (text: string): string => {
  const lines = Array.from(
    { length: 6 },
    (_, at) =>
      `<Detalle><NroLinDet>${at + 1}</NroLinDet><NmbItem>Renglón ${at}</NmbItem><QtyItem>1</QtyItem>` +
      '<PrcItem>100</PrcItem><MontoItem>100</MontoItem></Detalle>',
  )
  const signature =
    '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><Reference URI="#D"/></SignedInfo>' +
    `<SignatureValue>${'A'.repeat(344)}</SignatureValue><KeyInfo><X509Data>` +
    `<X509Certificate>${'M'.repeat(2400)}</X509Certificate></X509Data></KeyInfo></Signature>`
  return text.replace(
    '</Documento>',
    `${lines.join('')}<TED>${'<F>1</F>'.repeat(20)}${'B'.repeat(600)}</TED></Documento>${signature}`,
  )
}
