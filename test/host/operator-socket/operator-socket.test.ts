import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { askHost } from '#host/operator-socket/client.ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { openOperatorSocket, type OperatorSocket } from '#host/operator-socket/server.ts'
import { OperatorRequest } from '#host/operator/operator-request.ts'

const ADVANCE: OperatorRequest = {
  command: 'order:advance',
  orderId: '7' as OrderId,
  status: 'PAID',
  anyway: undefined,
}

let folder: string
let path: string
let channel: OperatorSocket | undefined
let received: Array<OperatorRequest>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-channel-'))
  path = operatorSocketPath(folder)
  received = []
  channel = await openOperatorSocket(path, OperatorRequest, async (request) => {
    received.push(request)
    return { ok: true, lines: [request.command] }
  })
})
afterEach(async () => {
  await channel?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The response to an invalid line. */
const send = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(path, () => socket.write(text))
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

describe('the operator socket', () => {
  it('transmits a request to the host and its response', async () => {
    expect(await askHost(path, OperatorRequest, ADVANCE)).toEqual({ ok: true, lines: ['order:advance'] })
    expect(received).toEqual([ADVANCE])
  })

  it('is accessible to its system user only', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is closed where no host runs, also with a stale socket after a crash', async () => {
    await channel?.close()
    expect(await askHost(path, OperatorRequest, ADVANCE)).toBeUndefined()
    writeFileSync(path, '')
    expect(await askHost(path, OperatorRequest, ADVANCE)).toBeUndefined()
    channel = await openOperatorSocket(path, OperatorRequest, async () => ({ ok: true, lines: ['again'] }))
    expect(await askHost(path, OperatorRequest, ADVANCE)).toEqual({ ok: true, lines: ['again'] })
  })

  it('remains with the host that has it', async () => {
    expect(
      await openOperatorSocket(path, OperatorRequest, async () => ({ ok: true, lines: ['intruder'] })),
    ).toBeUndefined()
    expect(await askHost(path, OperatorRequest, ADVANCE)).toEqual({ ok: true, lines: ['order:advance'] })
  })

  it('reports an error of the host, and continues', async () => {
    await channel?.close()
    channel = await openOperatorSocket(path, OperatorRequest, () => Promise.reject(new Error('disco lleno')))
    expect(await askHost(path, OperatorRequest, ADVANCE)).toEqual({
      ok: false,
      sentence: 'No se pudo completar: disco lleno',
    })
    expect(await askHost(path, OperatorRequest, ADVANCE)).toMatchObject({ ok: false })
  })

  it('rejects invalid requests without an effect', async () => {
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        '{"command":"order:advance","orderId":"7","status":"paid"}',
        '{"command":"order:advance","orderId":"-1","status":"PAID"}',
        '{"command":"taxpayer:add","taxId":"../../x","password":"a","documents":"/"}',
        '{"command":"exit"}',
        '',
      ),
    )
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        expect(await send(`${text.replaceAll('\n', ' ')}\n`)).toContain('"ok":false')
      }),
      { numRuns: 60 },
    )
    expect(received).toEqual([])
  })

  it('is removed with its host', async () => {
    await channel?.close()
    expect(existsSync(path)).toBe(false)
  })
})

describe('the path of the operator socket', () => {
  it("is in the data folder, or in the user's home when the path is too long", () => {
    expect(operatorSocketPath('/data', 'linux')).toBe('/data/operator.sock')
    expect(operatorSocketPath(`/${'x'.repeat(120)}`, 'linux').startsWith(homedir())).toBe(true)
    expect(operatorSocketPath('C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\anticipo-[0-9a-f]{24}$/)
  })
})
