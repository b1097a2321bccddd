import { createSocket } from 'node:dgram'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDnsMailDomains } from '#host/identity/dns-mail-domains.ts'
import { startDnsServer, type DnsServer } from '#test/support/dns-server.ts'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer({
    'empresa.cl': { mx: ['correo.empresa.cl'] },
    'solo-a.cl': { a: '192.0.2.1' },
    'solo-aaaa.cl': { aaaa: true },
    'sin-nada.cl': {},
    'nulo.cl': { mx: ['.'], a: '192.0.2.1' },
    'roto.cl': 'SERVFAIL',
    'mudo.cl': 'SILENT',
    'xn--espaa-rta.cl': { mx: ['correo.example'] },
  })
})
afterAll(() => server.stop())

const asking = (servers: ReadonlyArray<string>, now = () => 0) => makeDnsMailDomains({ servers, now })

describe('the domains that receive mail', () => {
  it.each([
    ['empresa.cl', 'yes'],
    ['EMPRESA.cl', 'yes'],
    ['españa.cl', 'yes'],
    /* RFC 5321, 5.1: without an MX record the address is used. */
    ['solo-a.cl', 'yes'],
    ['solo-aaaa.cl', 'yes'],
    ['sin-nada.cl', 'no'],
    ['no-existe.cl', 'no'],
    /* RFC 7505: a single MX record with the root as its exchange. */
    ['nulo.cl', 'no'],
    ['roto.cl', 'unknown'],
    ['mudo.cl', 'unknown'],
  ])('%s: %s', async (domain, verdict) => {
    expect(await asking([server.address]).receivesMail(domain)).toBe(verdict)
  })

  it('are unknown when no resolver listens', async () => {
    const socket = createSocket('udp4')
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
    const { port } = socket.address()
    await new Promise<void>((resolve) => void socket.close(() => resolve()))
    expect(await asking([`127.0.0.1:${port}`]).receivesMail('empresa.cl')).toBe('unknown')
  })

  it('are not denied by the resolver of an isolated network, which denies every name', async () => {
    const isolated = await startDnsServer({ 'interna.cl': { mx: ['correo.interna.cl'] } }, { knowsRoot: false })
    const domains = asking([isolated.address])
    expect([await domains.receivesMail('gmail.com'), await domains.receivesMail('interna.cl')]).toEqual([
      'unknown',
      'yes',
    ])
    await isolated.stop()
  })

  it('are asked for once while a verdict is kept, by simultaneous calls too', async () => {
    const counting = await startDnsServer({ 'empresa.cl': { mx: ['correo.empresa.cl'] } })
    let now = 0
    const domains = asking([counting.address], () => now)
    await Promise.all(Array.from({ length: 20 }, () => domains.receivesMail('empresa.cl')))
    now = 3_599_999
    await domains.receivesMail('empresa.cl')
    expect(counting.questions()).toEqual(['MX empresa.cl'])
    now = 3_600_000
    await domains.receivesMail('empresa.cl')
    expect(counting.questions()).toHaveLength(2)
    await counting.stop()
  })

  it('drop the oldest verdict beyond a thousand', async () => {
    const counting = await startDnsServer({ 'primero.cl': { mx: ['a.cl'] } })
    const domains = asking([counting.address])
    const askedFor = () => counting.questions().filter((question) => question === 'MX primero.cl').length
    await domains.receivesMail('primero.cl')
    for (let at = 0; at < 999; at += 1) await domains.receivesMail(`d${at}.cl`)
    await domains.receivesMail('primero.cl')
    expect(askedFor()).toBe(1)
    await domains.receivesMail('otro.cl')
    await domains.receivesMail('primero.cl')
    expect(askedFor()).toBe(2)
    await counting.stop()
  })

  it('are unknown at once beyond fifty lookups at the same time', async () => {
    const domains = asking([server.address])
    const running = Array.from({ length: 50 }, (_, at) => domains.receivesMail(`x${at}.cl`))
    expect(await domains.receivesMail('empresa.cl')).toBe('unknown')
    await Promise.all(running)
  })
})
