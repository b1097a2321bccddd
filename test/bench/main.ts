import { parseArgs } from 'node:util'
import { benchClient } from './client/client.bench.ts'
import { benchDomain } from './domain/domain.bench.ts'
import { benchHost } from './host/host.bench.ts'
import { benchHttp } from './host/http.bench.ts'
import { benchImports } from './host/imports.bench.ts'
import { benchLoad } from './load/load.bench.ts'
import { benchEnvelope, benchReader } from './reader/reader.bench.ts'
import { benchScale } from './scale/scale.bench.ts'
import { benchStart } from './start/start.bench.ts'
import { report, type Figure } from './support/figure.ts'

const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    companies: { type: 'string', default: '10000' },
    plans: { type: 'string' },
    pairs: { type: 'string', default: '7' },
  },
})

/** Each part returns its figures, those that are judged with their bounds. The first one measures the peak memory of the process. */
const PARTS: Readonly<Record<string, () => Promise<ReadonlyArray<Figure>>>> = {
  envelope: async () => benchEnvelope(),
  domain: async () => benchDomain(),
  reader: benchReader,
  client: () => benchClient(Number(options.pairs)),
  host: benchHost,
  http: benchHttp,
  imports: benchImports,
  start: benchStart,
  scale: () => benchScale({ companies: Number(options.companies), plans: options.plans }),
  load: benchLoad,
}

/** They take PostgreSQL and minutes: `load` nginx too, `scale` half an hour and much disk. */
const ONLY_BY_NAME: ReadonlySet<string> = new Set(['load', 'scale'])

const unknown = asked.filter((name) => PARTS[name] === undefined)
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

const figures: Array<Figure> = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length === 0 ? ONLY_BY_NAME.has(name) : !asked.includes(name)) continue
  console.error(`${name}…`)
  figures.push(...(await measure()))
}
console.log(report(figures))
process.exit(figures.some(({ verdict }) => verdict === 'missed') ? 1 : 0)
