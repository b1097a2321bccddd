import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMANDS, usage, usageOf } from '#host/cli/commands.ts'
import { readConfig } from '#host/config/config.ts'
import { SETTINGS } from '#host/config/settings.ts'
import type { OperatorAnswer } from '#host/operator-socket/operator-answer.ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { openOperatorSocket, type OperatorSocket } from '#host/operator-socket/server.ts'
import { OperatorRequest } from '#host/operator/operator-request.ts'
import { serveCommand } from '#host/server/serve-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-cli-'))
const received: Array<OperatorRequest> = []
let answer: OperatorAnswer
let channel: OperatorSocket | undefined
beforeAll(async () => {
  channel = await openOperatorSocket(operatorSocketPath(folder), OperatorRequest, async (request) => {
    received.push(request)
    return answer
  })
})
beforeEach(() => {
  answer = { ok: true, lines: ['hecho'] }
  received.length = 0
})
afterAll(async () => {
  await channel?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A command line with a running host. */
const write = async (...line: ReadonlyArray<string>) => {
  const told = readConfig([...line, '--data', folder], {})
  if (E.isLeft(told)) throw new Error(told.left)
  const [printed, complained]: [Array<string>, Array<string>] = [[], []]
  const command = COMMANDS.get(line[0] ?? '')
  const code = await command?.run(
    told.right,
    (text) => void printed.push(text),
    (text) => void complained.push(text),
    () => Promise.reject(new Error('a command asked for what only the host does')),
  )
  return { code, printed, complained }
}

describe('a command line', () => {
  it.each<readonly [ReadonlyArray<string>, object]>([
    [
      ['taxpayer:add', '76.192.083-9', '--password', 'clave', '--documents', 'docs'],
      {
        command: 'taxpayer:add',
        taxId: { country: 'CL', identifier: '76192083-9' },
        password: 'clave',
        documents: resolve('docs'),
      },
    ],
    [
      ['company:add', 'EKU9003173C9', '--name', 'Escuela', '--email', 'a@b.mx'],
      { command: 'company:add', taxId: { country: 'MX', identifier: 'EKU9003173C9' }, name: 'Escuela', user: 'a@b.mx' },
    ],
    [['order:advance', '12', 'PAID'], { command: 'order:advance', orderId: '12', status: 'PAID' }],
    [['order:approve', '12'], { command: 'order:act', orderId: '12', action: 'approve' }],
    [['order:request-document', '12'], { command: 'order:act', orderId: '12', action: 'requestDocuments' }],
    [
      ['order:reject', '12', '--reason', 'Sin cupo'],
      { command: 'order:act', orderId: '12', action: 'reject', reason: 'Sin cupo' },
    ],
    [['order:transfer', '12'], { command: 'order:act', orderId: '12', action: 'transfer' }],
    [
      ['order:transfer', '12', '--anyway', '--reason', 'Ya lo vimos'],
      { command: 'order:act', orderId: '12', action: 'transfer', anyway: 'Ya lo vimos' },
    ],
    [
      ['order:advance', '12', 'TO_DEPOSIT', '--anyway', '--reason', 'Ya lo vimos'],
      { command: 'order:advance', orderId: '12', status: 'TO_DEPOSIT', anyway: 'Ya lo vimos' },
    ],
    [
      ['payroll:confirm', '12', '--anyway', '--reason', 'Ya se pagó'],
      { command: 'payroll:act', payrollId: '12', action: 'confirm', anyway: 'Ya se pagó' },
    ],
    [['order:renegotiate', '12'], { command: 'order:act', orderId: '12', action: 'renegotiate' }],
    [['order:default', '12'], { command: 'order:act', orderId: '12', action: 'declareDefault' }],
    [
      ['invoice:import', 'H&E951128469', 'a.xml', '/b.zip'],
      { command: 'invoice:import', files: [resolve('a.xml'), '/b.zip'] },
    ],
    [['sample'], { command: 'sample' }],
    [
      ['impersonate', '--company', '76.192.083-9', '--operator', 'Olga Pérez'],
      {
        command: 'impersonate',
        taxId: { country: 'CL', identifier: '76192083-9' },
        user: undefined,
        operator: 'Olga Pérez',
      },
    ],
    [
      ['company:verify', '76.192.083-9', '--user', 'a@b.cl'],
      { command: 'company:verify', taxId: { country: 'CL', identifier: '76192083-9' }, user: 'a@b.cl' },
    ],
    [
      ['company:add', 'EKU9003173C9', '--name', 'Escuela', '--user', 'a@b.mx'],
      { command: 'company:add', user: 'a@b.mx' },
    ],
    [
      ['impersonate', '--email', 'a@b.cl', '--operator', 'Olga'],
      { command: 'impersonate', taxId: undefined, user: 'a@b.cl' },
    ],
    [['feature:set', 'EKU9003173C9', '10', 'on'], { command: 'feature:set', featureId: 10, active: true }],
    [['maintenance', 'off'], { command: 'maintenance', on: false }],
    [
      ['holiday:add', 'CL', '2027-01-04', 'Feriado', 'nacional'],
      { command: 'holiday:add', country: 'CL', date: '2027-01-04', name: 'Feriado nacional' },
    ],
    [['holiday:remove', 'MX', '2027-01-04'], { command: 'holiday:remove', country: 'MX', date: '2027-01-04' }],
    [['holiday:list', 'CL'], { command: 'holiday:list', country: 'CL' }],
    [['audit:verify'], { command: 'audit:verify' }],
    [['order:review-list'], { command: 'order:review-list' }],
    [['documents:without-effect'], { command: 'documents:without-effect', taxId: undefined }],
    [
      ['documents:without-effect', 'EKU9003173C9'],
      { command: 'documents:without-effect', taxId: { country: 'MX', identifier: 'EKU9003173C9' } },
    ],
    [['order:payment-list', '12'], { command: 'order:payment-list', orderId: '12' }],
    [
      ['order:correct-payment', '12', '77', '--reason', ' No llegó. '],
      {
        command: 'order:correct-payment',
        orderId: '12',
        paymentId: 77,
        reason: 'No llegó.',
        amount: undefined,
        on: undefined,
        folio: undefined,
      },
    ],
    [
      ['order:correct-payment', '12', '77', '--reason=x', '--amount=1.50', '--date=2026-12-01', '--invoice=A7'],
      { command: 'order:correct-payment', paymentId: 77, amount: 1.5, on: '2026-12-01', folio: 'A7' },
    ],
    [['signature:check'], { command: 'signature:check' }],
    [
      ['signer:set', '76.192.083-9', '16.477.752-9', 'on'],
      {
        command: 'signer:set',
        issuer: { identifier: '76192083-9' },
        holder: { country: 'CL', identifier: '16477752-9' },
        signs: true,
      },
    ],
  ])('%j is sent to the running host', async (line, request) => {
    expect(await write(...line)).toEqual({ code: 0, printed: ['hecho'], complained: [] })
    expect(received).toMatchObject([request])
  })

  it.each<readonly [ReadonlyArray<string>, string]>([
    [['taxpayer:add'], 'Falta el RUT o el RFC.'],
    [
      ['taxpayer:add', '76.192.083-8', '--password', 'x', '--documents', 'y'],
      '76.192.083-8 no es un RUT ni un RFC válido.',
    ],
    [['taxpayer:add', '76.192.083-9', '--documents', 'y'], 'Falta --password.'],
    [
      ['company:add', '76.192.083-9', '--name', 'x', '--user', 'a@b.cl', '--email', 'c@d.cl'],
      '--user y --email nombran a personas distintas.',
    ],
    [['company:add', '76.192.083-9', '--nombre', 'x'], 'No existe la opción --nombre.'],
    [['order:advance', 'doce', 'PAID'], 'Falta el número de la operación, o no es un número.'],
    [['order:advance', '12', 'pagada'], 'El estado debe ser uno de: '],
    [['order:approve', 'doce'], 'Falta el número de la operación, o no es un número.'],
    [['order:reject', '12'], 'Falta --reason.'],
    [['order:reject', '12', '--reason', 'x'.repeat(301)], '--reason tiene hasta 300 caracteres.'],
    [['order:correct-payment', '12', '--reason', 'x'], 'Falta el número del pago, o no es un número.'],
    [['order:correct-payment', '12', '77'], 'Falta --reason.'],
    [['order:correct-payment', '12', '77', '--reason', '  '], 'Falta --reason.'],
    [['order:correct-payment', '12', '77', '--reason=x', '--amount=-1'], '--amount no es un número válido.'],
    [
      ['order:correct-payment', '12', '77', '--reason=x', '--date=2026-02-30'],
      '--date no es una fecha válida: AAAA-MM-DD.',
    ],
    [['order:transfer', '12', '--reason', 'x'], '--reason va con --anyway.'],
    [['order:approve', '12', '--anyway'], 'Falta --reason.'],
    [['order:renegotiate', '12', '--anyway'], 'No existe la opción --anyway.'],
    [['invoice:import', '76.192.083-9'], 'Falta el archivo.'],
    [['impersonate', '--company', '76.192.083-9'], 'Falta --operator.'],
    [['impersonate', '--operator', 'Olga'], 'Falta --company o --user.'],
    [['impersonate', '--company', '76.192.083-8', '--operator', 'Olga'], '76.192.083-8 no es un RUT ni un RFC válido.'],
    [['feature:set', '76.192.083-9', 'diez', 'on'], 'Falta el número de la función, o no es un número.'],
    [['feature:set', '76.192.083-9', '10', 'sí'], 'Falta on u off.'],
    [['maintenance'], 'Falta on u off.'],
    [['holiday:add', 'AR', '2027-01-04', 'Feriado'], 'Falta el país: CL o MX.'],
    [['holiday:add', 'CL', '2027-02-30', 'Feriado'], 'Falta la fecha, o no es una fecha válida: AAAA-MM-DD.'],
    [['holiday:add', 'CL', '2027-01-04'], 'Falta el nombre del feriado.'],
    [['holiday:add', 'CL', '2027-01-04', 'x'.repeat(61)], 'El nombre tiene hasta 60 caracteres.'],
    [['holiday:remove', 'CL'], 'Falta la fecha, o no es una fecha válida: AAAA-MM-DD.'],
    [['signer:set', '76.192.083-9', '16.477.752-0', 'on'], 'Falta el RUT de quien firma, o no es válido.'],
  ])('%j is rejected with its syntax', async (line, sentence) => {
    const { code, complained, printed } = await write(...line)
    expect(code).toBe(2)
    expect(printed).toEqual([])
    expect(complained[0]).toContain(sentence)
    expect(complained[1]).toContain(`Uso: npm run host -- ${line[0]}`)
    expect(received).toEqual([])
  })

  it('prints the errors of the host, without control sequences', async () => {
    answer = { ok: false, sentence: 'No existe la operación 12.' }
    expect(await write('order:advance', '12', 'PAID')).toEqual({
      code: 1,
      printed: [],
      complained: ['No existe la operación 12.'],
    })
    answer = { ok: true, lines: ['\u001B[2Jnota.xml\u0007'] }
    expect((await write('sample')).printed).toEqual(['?[2Jnota.xml?'])
  })

  it('lists every command, with its help', () => {
    for (const [name, command] of COMMANDS) {
      expect(usage(COMMANDS)).toContain(`  ${name} `)
      expect(usageOf(command)).toContain(`Uso: npm run host -- ${name}`)
    }
  })

  it('explains every option of the settings in the help of the server', () => {
    const help = usageOf(serveCommand).split('\n')
    for (const { option } of Object.values(SETTINGS))
      if (option !== undefined) expect(help.filter((line) => line.startsWith(`  ${option} `))).toHaveLength(1)
  })
})
