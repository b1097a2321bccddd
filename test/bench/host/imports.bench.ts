import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { zipSync } from 'fflate'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { insertBusiness } from '#host/business/store.ts'
import { writeCfdi, type CfdiParty } from '#samples/write-cfdi.ts'
import { createHost, type Host } from '#host/server/create-host.ts'
import { openResources } from '#host/server/resources.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { atMost, ms, percentile, printed, ratio, type Figure } from '../support/figure.ts'
import { quietConfig } from '../support/quiet-config.ts'
import { timed } from '../support/timed.ts'
import { unrecorded } from '#test/host/tax-authority/unrecorded.ts'

const GENUINE = 1_900

type Files = ReadonlyArray<readonly [string, Uint8Array<ArrayBuffer>]>

/**
 * The duration of an import and how long it blocks the main thread, in CPU time, which other programs do not affect.
 */
export const benchImports = async (): Promise<ReadonlyArray<Figure>> => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-imports-'))
  const resources = await openResources(quietConfig(folder))
  const host = createHost(resources, () => undefined)
  try {
    const archive = archiveOf(ISSUER)
    readTaxFile('mes.zip', archive)
    const bare = await timed(async () => void readTaxFile('mes.zip', archive))
    const [genuine, hostile] = [await companyOf(host, ISSUER), await companyOf(host, 'XIA190128J61')]
    await host.services.importer.import(
      await companyOf(host, WARM_UP),
      [{ name: 'mes.zip', bytes: archiveOf(WARM_UP) }],
      unrecorded,
    )
    let took = 0
    const figures: Array<Figure> = []
    for (const [what, from, files] of [
      ['1,900 CFDI in one ZIP', genuine, [['mes.zip', archive]]],
      ...HOSTILE.map(([what, files]) => [what, hostile, files()] as const),
    ] as const) {
      const turns = await turnsDuring(async () => {
        const time = await timed(() =>
          host.services.importer.import(
            from,
            files.map(([name, bytes]) => ({ name, bytes })),
            unrecorded,
          ),
        )
        if (from === genuine) took = time
      })
      const longest = turns.reduce((most, turn) => Math.max(most, turn), 0)
      figures.push(
        printed(
          `longest turn during an import of ${what}`,
          `${ms(longest)} (p99 ${ms(percentile(turns, 0.99))}, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB)`,
        ),
      )
    }
    return [
      ratio(`${GENUINE} CFDI in one ZIP imported (${ms(took)}), beside reading them alone`, [took], [bare], atMost(4)),
      ...figures,
    ]
  } finally {
    await host.connections.close()
    await host.mail.close()
    await Promise.all([host.signatures.stop(), host.verifier.close(), host.workers.close()])
    await resources.database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const HOSTILE: ReadonlyArray<readonly [string, () => Files]> = [
  [
    '12 ZIP of XML that is all elements',
    () =>
      Array.from(
        { length: 12 },
        (_, at) =>
          [
            `${at}.zip`,
            zipSync(Object.fromEntries(Array.from({ length: 3 }, (_entry, entry) => [`${entry}.xml`, elements(1.6)]))),
          ] as const,
      ),
  ],
  [
    'one ZIP of 50 MB of XML',
    () => [['a.zip', zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.xml`, varied(2.4)])))]],
  ],
  ['one XML of 9.9 MB of elements', () => [['a.xml', elements(9.9)]]],
  ['one XML of 9.9 MB of text', () => [['a.xml', xml(`<a>${'x'.repeat(9.9e6)}</a>`)]]],
  ['nested elements', () => [['a.xml', xml('<a>'.repeat(60) + '</a>'.repeat(60))]]],
  ['metadata of 60,000 lines', () => [['m.txt', metadata(60_000)]]],
]

const xml = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const elements = (megabytes: number): Uint8Array<ArrayBuffer> => xml(`<a>${'<b/>'.repeat((megabytes * 1e6) / 4)}</a>`)

/** Elements that compress badly. */
const varied = (megabytes: number): Uint8Array<ArrayBuffer> =>
  xml(
    `<a>${Array.from({ length: (megabytes * 1e6) / 20 }, (_, at) => `<b c="${(at * 7919) % 1_000_003}">x</b>`).join('')}</a>`,
  )

/** Lines about the importing company itself, so that each is stored. */
const metadata = (lines: number): Uint8Array<ArrayBuffer> =>
  xml(
    [
      'Uuid~RfcEmisor~NombreEmisor~RfcReceptor~NombreReceptor~RfcPac~FechaEmision~FechaCertificacionSat~Monto~EfectoComprobante~Estatus~FechaCancelacion',
      ...Array.from(
        { length: lines },
        () =>
          `${randomUUID()}~XIA190128J61~XIA~${ISSUER}~EKU~SAT970701NN3~2026-10-01 10:00:00~2026-10-01 10:00:00~1000~I~1~`,
      ),
    ].join('\n'),
  )

const ISSUER = 'EKU9003173C9'
/** Its archive is imported before the measurement, as the reading beside it is measured warm. */
const WARM_UP = 'IVD920810GU2'
const issuerOf = (rfc: string): CfdiParty => ({
  rfc,
  name: 'Escuela Kemper Urgate',
  regime: '601',
  postalCode: '26015',
})
const receiver: CfdiParty = {
  rfc: 'URE180429TM6',
  name: 'Universidad Robotica Española',
  regime: '601',
  postalCode: '65000',
}

const archiveOf = (rfc: string): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: GENUINE }, (_, at) => [
        `${at}.xml`,
        writeCfdi({
          kind: 'I',
          uuid: randomUUID(),
          folio: String(at),
          issuedOn: '2026-10-01' as CivilDate,
          issuer: issuerOf(rfc),
          receiver,
          method: 'PPD',
          form: '99',
          lines: Array.from({ length: 4 }, (_line, line) => ({
            name: `Servicio ${line}`,
            unit: 'E48',
            price: 10_000 + at,
            quantity: 2,
          })),
        }),
      ]),
    ),
  )

const companyOf = ({ services: { database } }: Host, identifier: string): Promise<BusinessId> =>
  insertBusiness(database, 'MX', identifier, identifier)

/** CPU milliseconds of this thread in each turn of its event loop during an operation. */
const turnsDuring = async (work: () => Promise<void>): Promise<ReadonlyArray<number>> => {
  const turns: Array<number> = []
  const over = new AbortController()
  const working = work().finally(() => over.abort())
  let before = worked()
  do {
    await turn()
    const now = worked()
    turns.push(now - before)
    before = now
  } while (!over.signal.aborted)
  await working
  return turns
}

const worked = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (user + system) / 1_000
}
