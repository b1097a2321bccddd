import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { zipSync } from 'fflate'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { writeCfdi, type CfdiParty } from '#host/samples/write-cfdi.ts'
import { readTaxFile } from '#host/tax-authority/read-file.ts'
import { startHost, type BenchHost } from '../support/bench-host.ts'
import { ceiling, ms, percentile, ratio, type Figure } from '../support/figure.ts'
import { timed } from '../support/timed.ts'

const GENUINE = 1_900
const MOST_WAIT_MS = 100
const PASSWORD = 'una frase para medir'

type Files = ReadonlyArray<readonly [string, Uint8Array<ArrayBuffer>]>

/** What an import costs the person who asks for it, and what it costs everybody else. */
export const benchImports = async (): Promise<ReadonlyArray<Figure>> => {
  const host = await startHost()
  try {
    const [genuine, hostile, other] = [await companyOf(host, ISSUER), await companyOf(host, 'XIA190128J61'), await companyOf(host, 'IIA040805DZ4')]
    const archive = genuineArchive()
    readTaxFile('mes.zip', archive)
    const bare = await timed(async () => void readTaxFile('mes.zip', archive))
    const figures: Array<Figure> = []
    const beside = async (what: string, from: Company, files: Files): Promise<number> => {
      const { took, waits } = await waitsDuring(host, other, () => upload(host, from, files))
      figures.push(ceiling(`longest wait of another company during ${what} (${ms(took)}, p95 ${ms(percentile(waits, 0.95))})`, Math.max(...waits), MOST_WAIT_MS, ms))
      return took
    }
    const took = await beside(`an import of ${GENUINE} CFDI in one ZIP`, genuine, [['mes.zip', archive]])
    for (const [what, files] of HOSTILE) await beside(`an import of ${what}`, hostile, files())
    return [ratio(`${GENUINE} CFDI in one ZIP imported over HTTP, beside reading them alone`, took, bare, 4), ...figures]
  } finally {
    await host.stop()
  }
}

const HOSTILE: ReadonlyArray<readonly [string, () => Files]> = [
  ['12 ZIP of XML that is all elements', () => Array.from({ length: 12 }, (_, at) => [`${at}.zip`, zipSync(Object.fromEntries(Array.from({ length: 3 }, (_entry, entry) => [`${entry}.xml`, elements(1.6)])))] as const)],
  ['one ZIP of 50 MB of XML', () => [['a.zip', zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.xml`, varied(2.4)])))]]],
  ['one XML of 9.9 MB of elements', () => [['a.xml', elements(9.9)]]],
  ['one XML of 9.9 MB of text', () => [['a.xml', xml(`<a>${'x'.repeat(9.9e6)}</a>`)]]],
  ['nested elements', () => [['a.xml', xml('<a>'.repeat(60) + '</a>'.repeat(60))]]],
  ['metadata of 60,000 lines', () => [['m.txt', metadata(60_000)]]],
]

const xml = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const elements = (megabytes: number): Uint8Array<ArrayBuffer> => xml(`<a>${'<b/>'.repeat((megabytes * 1e6) / 4)}</a>`)

/** Elements that do not pack to nothing. */
const varied = (megabytes: number): Uint8Array<ArrayBuffer> => xml(`<a>${Array.from({ length: (megabytes * 1e6) / 20 }, (_, at) => `<b c="${(at * 7919) % 1_000_003}">x</b>`).join('')}</a>`)

/** Lines about the hostile company itself, so that each is kept. */
const metadata = (lines: number): Uint8Array<ArrayBuffer> =>
  xml([
    'Uuid~RfcEmisor~NombreEmisor~RfcReceptor~NombreReceptor~RfcPac~FechaEmision~FechaCertificacionSat~Monto~EfectoComprobante~Estatus~FechaCancelacion',
    ...Array.from({ length: lines }, () => `${randomUUID()}~XIA190128J61~XIA~${ISSUER}~EKU~SAT970701NN3~2026-10-01 10:00:00~2026-10-01 10:00:00~1000~I~1~`),
  ].join('\n'))

const ISSUER = 'EKU9003173C9'
const issuer: CfdiParty = { rfc: ISSUER, name: 'Escuela Kemper Urgate', regime: '601', postalCode: '26015' }
const receiver: CfdiParty = { rfc: 'URE180429TM6', name: 'Universidad Robotica Española', regime: '601', postalCode: '65000' }

const genuineArchive = (): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Array.from({ length: GENUINE }, (_, at) => [`${at}.xml`, writeCfdi({
    kind: 'I', uuid: randomUUID(), folio: String(at), issuedOn: '2026-10-01' as CivilDate, issuer, receiver, method: 'PPD', form: '99',
    lines: Array.from({ length: 4 }, (_line, line) => ({ name: `Servicio ${line}`, unit: 'E48', price: 10_000 + at, quantity: 2 })),
  })])))

interface Company {
  readonly businessId: string
  readonly token: string
}

const companyOf = async (host: BenchHost, rfc: string): Promise<Company> => {
  const email = `${rfc.toLowerCase()}@bench.example`
  await host.operator('company:add', rfc, '--name', rfc, '--email', email, '--password', PASSWORD)
  const answer = await fetch(`${host.address}/api/user/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { readonly token: string }
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly business: { readonly id: string } }
  return { businessId: claims.business.id, token }
}

const upload = async (host: BenchHost, { businessId, token }: Company, files: Files): Promise<void> => {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('files', new Blob([bytes]), name)
  const answer = await fetch(`${host.address}/api/business/${businessId}/invoice/import`, {
    method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form,
  })
  await answer.text()
  if (!answer.ok) throw new Error(`the import answered ${answer.status}`)
}

/** How long each call of `company` took while something else was done. */
const waitsDuring = async (host: BenchHost, company: Company, work: () => Promise<void>): Promise<{ readonly took: number; readonly waits: ReadonlyArray<number> }> => {
  const waits: Array<number> = []
  const over = new AbortController()
  const working = timed(work).finally(() => over.abort())
  const asking = (async () => {
    do {
      waits.push(await timed(() => list(host, company)))
      await wait(PAUSE_MS)
    } while (!over.signal.aborted)
  })()
  const [took] = await Promise.all([working, asking])
  return { took, waits }
}

/** Below the rate at which a session may ask. */
const PAUSE_MS = 20

const list = async (host: BenchHost, { businessId, token }: Company): Promise<void> => {
  const answer = await fetch(`${host.address}/api/business/${businessId}/invoice?orderType=DIRECT_FINANCING&page=1&size=20`, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
}
