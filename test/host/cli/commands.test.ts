import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMANDS, usage, usageOf } from '#host/cli/commands.ts'
import { readConfig } from '#host/config/config.ts'
import { SETTINGS } from '#host/config/settings.ts'
import type { OperatorAnswer } from '#host/operator-socket/operator-answer.ts'
import type { OperatorLine } from '#host/operator-socket/operator-line.ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { openOperatorSocket, type OperatorSocket } from '#host/operator-socket/server.ts'
import { OPERATOR_COMMANDS } from '#host/operator/commands.ts'
import { serveCommand } from '#host/server/serve-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'anticipo-cli-'))
const received: Array<OperatorLine> = []
let answer: OperatorAnswer
let channel: OperatorSocket | undefined
beforeAll(async () => {
  channel = await openOperatorSocket(operatorSocketPath(folder), async (line) => {
    received.push(line)
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

/** The values that the host reads of a line. */
const readAgain = (line: OperatorLine) =>
  OPERATOR_COMMANDS.find(({ name }) => name === line.words[0])?.read(line) ?? expect.fail('no command')

/** A command line with a running host. */
const write = async (...line: ReadonlyArray<string>) => {
  const told = readConfig(
    [...line, '--data', folder],
    {},
    COMMANDS.flatMap(({ flags }) => flags),
  )
  if (E.isLeft(told)) throw new Error(told.left)
  const [printed, complained]: [Array<string>, Array<string>] = [[], []]
  const command = COMMANDS.find(({ name }) => name === line[0])
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
        taxId: { country: 'CL', identifier: '76192083-9' },
        password: 'clave',
        documents: resolve('docs'),
      },
    ],
    [
      ['company:add', 'EKU9003173C9', '--name', 'Escuela', '--email', 'a@b.mx'],
      { taxId: { country: 'MX', identifier: 'EKU9003173C9' }, name: 'Escuela', user: 'a@b.mx' },
    ],
    [['order:advance', '12', 'PAID'], { orderId: '12', status: 'PAID' }],
    [['order:approve', '12'], { orderId: '12' }],
    [['order:request-document', '12'], { orderId: '12' }],
    [['order:reject', '12', '--reason', 'Sin cupo'], { orderId: '12', reason: 'Sin cupo' }],
    [['order:transfer', '12'], { orderId: '12' }],
    [['order:transfer', '12', '--anyway', '--reason', 'Ya lo vimos'], { orderId: '12', anyway: 'Ya lo vimos' }],
    [
      ['order:advance', '12', 'TO_DEPOSIT', '--anyway', '--reason', 'Ya lo vimos'],
      { orderId: '12', status: 'TO_DEPOSIT', anyway: 'Ya lo vimos' },
    ],
    [['payroll:confirm', '12', '--anyway', '--reason', 'Ya se pagó'], { payrollId: '12', anyway: 'Ya se pagó' }],
    [
      ['order:renegotiate', '12', '--date', '2026-12-30', '--rate', '1.5'],
      { orderId: '12', date: '2026-12-30', rate: 150 },
    ],
    [['order:default', '12'], { orderId: '12' }],
    [['invoice:import', 'H&E951128469', 'a.xml', '/b.zip'], { files: [resolve('a.xml'), '/b.zip'] }],
    [['sample'], {}],
    [
      ['impersonate', '--company', '76.192.083-9', '--operator', 'Olga Pérez'],
      {
        company: { country: 'CL', identifier: '76192083-9' },
        user: undefined,
        operator: 'Olga Pérez',
      },
    ],
    [
      ['company:verify', '76.192.083-9', '--user', 'a@b.cl'],
      { taxId: { country: 'CL', identifier: '76192083-9' }, user: 'a@b.cl' },
    ],
    [
      ['member:role', 'EKU9003173C9', '--user', 'a@b.mx', '--role', 'READER'],
      { taxId: { country: 'MX', identifier: 'EKU9003173C9' }, user: 'a@b.mx', role: 'READER' },
    ],
    [['member:remove', 'EKU9003173C9', '--user', 'a@b.mx'], { user: 'a@b.mx' }],
    [['member:list', 'EKU9003173C9'], { taxId: { country: 'MX', identifier: 'EKU9003173C9' } }],
    [['owner:transfer', 'EKU9003173C9', '--user', 'a@b.mx'], { user: 'a@b.mx' }],
    [['company:add', 'EKU9003173C9', '--name', 'Escuela', '--user', 'a@b.mx'], { user: 'a@b.mx' }],
    [['impersonate', '--email', 'a@b.cl', '--operator', 'Olga'], { company: undefined, user: 'a@b.cl' }],
    [['feature:set', 'EKU9003173C9', '10', 'on'], { featureId: 10, active: true }],
    [['maintenance', 'off'], { on: false }],
    [
      ['holiday:add', 'CL', '2027-01-04', 'Feriado', 'nacional'],
      { country: 'CL', date: '2027-01-04', name: 'Feriado nacional' },
    ],
    [['holiday:remove', 'MX', '2027-01-04'], { country: 'MX', date: '2027-01-04' }],
    [['holiday:list', 'CL'], { country: 'CL' }],
    [['audit:verify'], {}],
    [['order:review-list'], {}],
    [['documents:without-effect'], { taxId: undefined }],
    [['documents:without-effect', 'EKU9003173C9'], { taxId: { country: 'MX', identifier: 'EKU9003173C9' } }],
    [['order:pay', '12', '--paid-by', 'Factoring Norte'], { orderId: '12', paidBy: 'Factoring Norte' }],
    [['order:payment-list', '12'], { orderId: '12' }],
    [
      ['order:correct-payment', '12', '77', '--reason', ' No llegó. '],
      {
        orderId: '12',
        paymentId: 77,
        reason: 'No llegó.',
        amount: undefined,
        date: undefined,
        invoice: undefined,
      },
    ],
    [
      ['order:correct-payment', '12', '77', '--reason=x', '--amount=1.50', '--date=2026-12-01', '--invoice=A7'],
      { paymentId: 77, amount: 1.5, date: '2026-12-01', invoice: 'A7' },
    ],
    [['signature:check'], {}],
    [
      ['signer:set', '76.192.083-9', '16.477.752-9', 'on'],
      {
        issuer: { identifier: '76192083-9' },
        holder: { country: 'CL', identifier: '16477752-9' },
        signs: true,
      },
    ],
  ])('%j is sent to the running host, which reads it again', async (line, values) => {
    expect(await write(...line)).toEqual({ code: 0, printed: ['hecho'], complained: [] })
    expect(received.map(readAgain)).toMatchObject([{ right: values }])
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
    [['order:renegotiate', '12'], 'Falta --date.'],
    [['order:renegotiate', '12', '--date', '2026-12-30'], 'Falta --rate.'],
    [
      ['order:renegotiate', '12', '--date', '2026-12-30', '--rate', '1,5'],
      '--rate no es un porcentaje: hasta 99, con hasta dos decimales.',
    ],
    [['order:default', '12', '--anyway'], 'No existe la opción --anyway.'],
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

  it('takes a value after each option of a command but --anyway', () => {
    expect(new Set(COMMANDS.flatMap(({ flags }) => flags))).toEqual(new Set(['--anyway']))
  })

  it('lists every command, with its help', () => {
    for (const command of COMMANDS) {
      expect(usage(COMMANDS)).toContain(`  ${command.name} `)
      expect(usageOf(command)).toContain(`Uso: npm run host -- ${command.name}`)
    }
  })

  it('explains every option of the settings in the help of the server', () => {
    const help = usageOf(serveCommand).split('\n')
    for (const { option } of Object.values(SETTINGS))
      if (option !== undefined) expect(help.filter((line) => line.startsWith(`  ${option} `))).toHaveLength(1)
  })
})
