import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askHost } from '#host/operator-socket/client.ts'
import type { OperatorLine } from '#host/operator-socket/operator-line.ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { openOperatorSocket, type OperatorSocket } from '#host/operator-socket/server.ts'
import { execute } from '#host/operator/execute.ts'
import type { OperatorServices } from '#host/operator/operator-services.ts'
import { typed } from '#test/support/operator-line.ts'

const ADVANCE = typed(['order:advance', 7, 'PAID'], { reason: 'Pagó' })

let folder: string
let path: string
let channel: OperatorSocket | undefined
let received: Array<OperatorLine>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-channel-'))
  path = operatorSocketPath(folder)
  received = []
  channel = await openOperatorSocket(path, async (line) => {
    received.push(line)
    return { ok: true, lines: [...line.words] }
  })
})
afterEach(async () => {
  await channel?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A command that takes a service fails. */
const NO_SERVICES = {} as OperatorServices

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
    expect(await askHost(path, ADVANCE)).toEqual({ ok: true, lines: ['order:advance', '7', 'PAID'] })
    expect(received).toEqual([ADVANCE])
  })

  it('is accessible to its system user only', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is closed where no host runs, also with a stale socket after a crash', async () => {
    await channel?.close()
    expect(await askHost(path, ADVANCE)).toBeUndefined()
    writeFileSync(path, '')
    expect(await askHost(path, ADVANCE)).toBeUndefined()
    channel = await openOperatorSocket(path, async () => ({ ok: true, lines: ['again'] }))
    expect(await askHost(path, ADVANCE)).toEqual({ ok: true, lines: ['again'] })
  })

  it('remains with the host that has it', async () => {
    expect(await openOperatorSocket(path, async () => ({ ok: true, lines: ['intruder'] }))).toBeUndefined()
    expect(await askHost(path, ADVANCE)).toEqual({ ok: true, lines: ['order:advance', '7', 'PAID'] })
  })

  it('reports an error of the host, and continues', async () => {
    await channel?.close()
    channel = await openOperatorSocket(path, () => Promise.reject(new Error('disco lleno')))
    expect(await askHost(path, ADVANCE)).toEqual({
      ok: false,
      sentence: 'No se pudo completar: disco lleno',
    })
    expect(await askHost(path, ADVANCE)).toMatchObject({ ok: false })
  })

  it('rejects what is no line without an effect', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{"words":["sample"]}', '{"words":"sample","options":{},"folder":"/"}', ''),
    )
    await fc.assert(
      fc.asyncProperty(text, async (sent) => {
        expect(await send(`${sent.replaceAll('\n', ' ')}\n`)).toContain('"ok":false')
      }),
      { numRuns: 60 },
    )
    expect(received).toEqual([])
  })

  it.each<readonly [OperatorLine, string]>([
    [typed(['order:advance', 7, 'paid']), 'El estado debe ser uno de: '],
    [typed(['order:advance', -1, 'PAID']), 'Falta el número de la operación, o no es un número.'],
    [typed(['order:approve', 7], { reason: 'x' }), '--reason va con --anyway.'],
    [typed(['order:reject', 7], { reason: 'x'.repeat(301) }), '--reason tiene hasta 300 caracteres.'],
    [typed(['taxpayer:add', '../../x'], { password: 'a', documents: '/' }), '../../x no es un RUT ni un RFC válido.'],
    [typed(['job:list'], { force: '' }), 'No existe la opción --force.'],
    [typed(['data:read', '{"about":"secrets"}']), 'La pregunta no es válida.'],
    [typed(['exit']), 'El servidor no entiende el comando: ¿es de otra versión?'],
    [typed([]), 'El servidor no entiende el comando: ¿es de otra versión?'],
  ])('has the host read each line again: %j', async (line, sentence) => {
    await channel?.close()
    channel = await openOperatorSocket(path, (received) => execute(NO_SERVICES, received))
    expect(await askHost(path, line)).toEqual({ ok: false, sentence: expect.stringContaining(sentence) })
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
