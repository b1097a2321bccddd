import { describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/throwaway-postgres.mjs'
import { aBalancer } from './a-balanced-cluster.ts'
import { aFakeHost } from './a-fake-host.ts'

const WRITES = ['POST', 'PUT', 'DELETE'] as const

const send = async (address: string, method: string): Promise<number> => {
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
  const answer = await fetch(`${address}/api/call`, { method, ...body })
  await answer.arrayBuffer()
  return answer.status
}

describe.each(['nginx', 'haproxy'] as const)('%s', (kind) => {
  it.each(WRITES)('asks no second host for a %s whose answer was lost', async (method) => {
    const dies = () => aFakeHost(({ socket }) => socket.destroy())
    const hosts = [await dies(), await dies()]
    const { address } = await aBalancer(
      kind,
      hosts.map((host) => host.address),
    )
    expect(await send(address, method)).toBe(502)
    expect(hosts.flatMap(({ calls }) => calls())).toEqual([method])
  })

  it('asks another host for a GET whose answer was lost', async () => {
    const dies = await aFakeHost(({ socket }) => socket.destroy())
    const lives = await aFakeHost((_request, response) => response.end())
    const { address } = await aBalancer(kind, [dies.address, lives.address])
    expect([await send(address, 'GET'), await send(address, 'GET')]).toEqual([200, 200])
    expect(dies.calls()).toContain('GET')
    expect(lives.calls()).toEqual(['GET', 'GET'])
  })

  it('asks another host for a GET or a POST that a stopped one did not take', async () => {
    const lives = await aFakeHost((_request, response) => response.end())
    const { address } = await aBalancer(kind, [`127.0.0.1:${await freePort()}`, lives.address])
    const statuses = []
    for (const method of ['POST', 'GET', 'POST', 'GET']) statuses.push(await send(address, method))
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(lives.calls()).toEqual(['POST', 'GET', 'POST', 'GET'])
  })

  it('passes on an error of a host as it is', async () => {
    const closed = await aFakeHost((_request, response) => response.writeHead(503, { 'retry-after': '60' }).end('{}'))
    const { address } = await aBalancer(kind, [closed.address, closed.address])
    for (const method of ['GET', ...WRITES]) expect(await send(address, method)).toBe(503)
    expect(closed.calls()).toEqual(['GET', ...WRITES])
  })
})

describe('haproxy', () => {
  it('sends no call to a host that is not ready', async () => {
    const served: Array<string> = []
    const ready = await aFakeHost((_request, response) => {
      served.push('ready')
      response.end()
    })
    const notReady = await aFakeHost((_request, response) => {
      served.push('not ready')
      response.end()
    }, false)
    const { address } = await aBalancer('haproxy', [ready.address, notReady.address])
    await expect
      .poll(
        async () => {
          served.length = 0
          for (let at = 0; at < 4; at += 1) await send(address, 'GET')
          return served
        },
        { timeout: 30_000 },
      )
      .toEqual(['ready', 'ready', 'ready', 'ready'])
  })
})
