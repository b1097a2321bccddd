import { createSocket, type RemoteInfo } from 'node:dgram'

/** The answers of a name server about a domain; `SILENT` never answers. */
export type Zone =
  | 'NXDOMAIN'
  | 'SERVFAIL'
  | 'SILENT'
  | { readonly mx?: ReadonlyArray<string>; readonly a?: string; readonly aaaa?: boolean }

export interface DnsServer {
  /** Address and port, as a resolver takes it. */
  readonly address: string
  /** The questions so far: `MX empresa.cl`. */
  readonly questions: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

const RESPONSE = 0x81_80
const CODES = { NXDOMAIN: 3, SERVFAIL: 2 } as const
const TYPES: ReadonlyMap<number, string> = new Map([
  [1, 'A'],
  [2, 'NS'],
  [15, 'MX'],
  [28, 'AAAA'],
])

/** A name server over UDP (RFC 1035) that knows `zones` and, as public ones do, the root; unknown names do not exist. */
export const startDnsServer = async (
  zones: Readonly<Record<string, Zone>>,
  { knowsRoot = true } = {},
): Promise<DnsServer> => {
  const known = new Map<string, Zone>(Object.entries(zones))
  const questions: Array<string> = []
  const socket = createSocket('udp4')
  socket.on('message', (message: Buffer, { address, port }: RemoteInfo) => {
    const { end, name, type } = questionIn(message)
    questions.push(`${type} ${name}`)
    const zone = known.get(name) ?? 'NXDOMAIN'
    if (zone === 'SILENT') return
    const records = name === '' ? (knowsRoot ? [nameData('a.root-servers.net')] : []) : recordsOf(zone, type)
    const head = Buffer.alloc(12)
    message.copy(head, 0, 0, 2)
    const code = typeof zone === 'string' && name !== '' ? CODES[zone] : 0
    head.writeUInt16BE(RESPONSE + code, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    const answers = records.map((data) => answer(message.readUInt16BE(end - 4), data))
    socket.send(Buffer.concat([head, message.subarray(12, end), ...answers]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    stop: () => new Promise((resolve) => void socket.close(() => resolve())),
  }
}

const questionIn = (message: Buffer) => {
  const labels: Array<string> = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  const type = message.readUInt16BE(at + 1)
  return { name: labels.join('.').toLowerCase(), type: TYPES.get(type) ?? String(type), end: at + 5 }
}

const recordsOf = (zone: Exclude<Zone, 'SILENT'>, type: string): ReadonlyArray<Buffer> => {
  if (typeof zone === 'string') return []
  if (type === 'MX') return (zone.mx ?? []).map((exchange) => Buffer.concat([Buffer.from([0, 10]), nameData(exchange)]))
  if (type === 'A' && zone.a !== undefined) return [Buffer.from(zone.a.split('.').map(Number))]
  return type === 'AAAA' && zone.aaaa === true ? [Buffer.alloc(16, 1)] : []
}

/** The name of a record points to that of the question. */
const answer = (type: number, data: Buffer): Buffer => {
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc0_0c, 0)
  record.writeUInt16BE(type, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([record, data])
}

/** The root is the empty name. */
const nameData = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])
