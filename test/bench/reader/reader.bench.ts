import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { originalOf } from '#host/samples/original-of.ts'
import { makeSampleAuthority } from '#samples/sample-authority.ts'
import { sampleCompanies } from '#samples/samples.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { hasSharedData, sharedBytes, sharedJson } from '../../conformance/shared-data.ts'
import { dte, envelope } from '../../host/tax-authority/samples.ts'
import { atLeast, atMost, printed, score, times, type Figure } from '../support/figure.ts'
import { readByHand } from './hand-written.ts'
import { raceReaders } from './turns.ts'

/** The speed on one thread, without disk and database. Third-party documents count where they lie beside the project. */
export const benchReader = async (): Promise<ReadonlyArray<Figure>> => [
  ...(await speed('sample documents', await sampleDocuments())),
  ...(hasSharedData ? await speed('third-party documents', thirdPartyDocuments()) : []),
  envelopeSpeed(),
]

const SHARE = atLeast(0.85, 0.95)

const perSecond = (value: number): string => `${Math.round(value)} documents/s`

const speed = async (what: string, files: ReadonlyArray<Uint8Array>): Promise<ReadonlyArray<Figure>> => {
  const items = files.length
  const turn = Array.from({ length: Math.ceil(READS / items) }, () => files).flat()
  const { seconds, shares } = await raceReaders(turn)
  return [
    printed(`${what} (${items}) read and mapped, one file each`, perSecond(turn.length / seconds)),
    score('  the same, as a share of a hand-written program', shares, SHARE, (value) => value.toFixed(2)),
  ]
}

/** The least number in a turn: few samples are read several times. */
const READS = 200

/** Without a warm-up. */
const envelopeSpeed = (): Figure => {
  const bytes = largeEnvelope()
  const from = process.cpuUsage()
  readTaxFile('a.xml', bytes)
  const { system, user } = process.cpuUsage(from)
  const took = (user + system) / 1e6
  return printed(`one envelope of ${megabytesOf(bytes)} MB`, perSecond(LARGE / took))
}

/** XML files that the reader accepts, none larger than usual. */
const documentsAmong = (files: ReadonlyArray<Uint8Array>): ReadonlyArray<Uint8Array> =>
  files.filter((file) => {
    const isUsual = file[0] !== 0x50 && file.length < LARGEST
    const documents = isUsual ? readTaxFile('a.xml', file).flatMap((reading) => reading.documents) : []
    return documents.some(({ _tag }) => !LINES.has(_tag)) && readByHand(file).length > 0
  })

const LARGEST = 64 * 1024
const LINES: ReadonlySet<string> = new Set(['RegisterEntry', 'MetadataEntry', 'ThirdPartyEntry'])

const MAX_SAMPLES = 100

const sampleDocuments = async (): Promise<ReadonlyArray<Uint8Array>> => {
  const authority = await makeSampleAuthority(originalOf)
  return sampleCompanies('2026-11-20' as CivilDate).flatMap((company) =>
    documentsAmong(company.files(authority).map(({ bytes }) => bytes)).slice(0, MAX_SAMPLES),
  )
}

const thirdPartyDocuments = (): ReadonlyArray<Uint8Array> => {
  const { files } = sharedJson<{ readonly files: ReadonlyArray<{ readonly file: string }> }>(
    'data/invoices/expected.json',
  )
  return documentsAmong(files.map(({ file }) => sharedBytes(`data/invoices/${file}`)))
}

/**
 * The memory of one envelope beyond its bytes: the highest resident memory of the process, against that before. So it
 * must be measured before anything else.
 */
export const benchEnvelope = (): ReadonlyArray<Figure> => {
  const bytes = largeEnvelope()
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const read = readTaxFile('a.xml', bytes)[0]?.documents.length
  const more = process.resourceUsage().maxRSS / 1024 - before / MEGABYTE
  if (read !== LARGE) throw new Error(`Only ${read} documents were read`)
  return [
    score(
      `memory of one envelope of ${megabytesOf(bytes)} MB, as a multiple of it`,
      [(more * MEGABYTE) / bytes.length],
      atMost(4),
      times,
    ),
  ]
}

const MEGABYTE = 1024 * 1024

const megabytesOf = (bytes: Uint8Array): number => Math.round(bytes.length / MEGABYTE)

/** Written in place: what its creation leaves in memory would be used again by the reader, and hide a part of its need. */
const largeEnvelope = (): Uint8Array => {
  const [start = '', end = ''] = envelope(['|']).split('|')
  const bytes = Buffer.alloc(LARGE * LARGEST_DOCUMENT)
  let at = bytes.write(start, 'latin1')
  for (let folio = 1; folio <= LARGE; folio += 1) at += bytes.write(bulky(dte({ folio: String(folio) })), at, 'latin1')
  at += bytes.write(end, at, 'latin1')
  return bytes.subarray(0, at)
}

const LARGEST_DOCUMENT = 8 * 1024

const LARGE = 3_200

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
