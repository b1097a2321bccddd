import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import {
  bankFileRows,
  bankFileText,
  bankText,
  type BankFileFormat,
  type BankFileOrder,
  type BankTransfer,
} from '#domain/payables/bank-file.ts'
import { BANK_FILE_FORMATS } from '#domain/payables/bank-file-formats.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { bankFileFormat, bankFileOrder } from '#domain/testing/bank-files.ts'

const format = (id: string): BankFileFormat =>
  BANK_FILE_FORMATS.find((one) => one.id === id) ?? expect.fail(`no format ${id}`)
const golden = (name: string): string => readFileSync(new URL(`golden/${name}`, import.meta.url), 'latin1')
const textOf = (id: string, order: BankFileOrder): string => bankFileText(format(id), bankFileRows(format(id), order))

const chilean = (instead: Partial<BankTransfer> = {}): BankTransfer => ({
  name: 'Papelera Ñuñoa Ltda.',
  identifier: '76354771-K',
  bank: '012',
  type: 'CUENTA_VISTA',
  number: '62811904',
  email: 'pagos@papelera.example',
  amount: money('CLP', 119_000),
  ...instead,
})
const CHILEAN: BankFileOrder = {
  concept: 'Facturas del 05 de septiembre',
  identifier: '77214860-7',
  origin: '991234567',
  transfers: [
    chilean(),
    chilean({ bank: '001', type: 'CUENTA_CORRIENTE', name: 'Áridos del Maule; Hijos', number: '00-123-4' }),
  ],
}
const MEXICAN: BankFileOrder = {
  concept: 'Facturas del 05 de septiembre',
  identifier: 'EMB110318Q44',
  origin: '012180001183597104',
  transfers: [
    {
      name: 'Peña y Compañía, S.A. de C.V.',
      identifier: 'PCO010203AB1',
      bank: '002',
      type: 'CUENTA_CLABE',
      number: '002180000118359710',
      email: 'pagos@pena.example',
      amount: money('MXN', 1_234_567),
    },
  ],
}

describe('a bank file', () => {
  it.each([
    ['TEF', CHILEAN, 'tef.csv'],
    ['BANCO_DE_CHILE', CHILEAN, 'banco-de-chile.txt'],
    ['SPEI', MEXICAN, 'spei.csv'],
    ['BBVA', MEXICAN, 'bbva.txt'],
  ])('of the format %s is as it was when it was checked by hand', (id, order, file) => {
    expect(textOf(id, order)).toBe(golden(file))
  })

  it('of Banco de Chile has each value at its published position', () => {
    const [line = ''] = textOf('BANCO_DE_CHILE', CHILEAN).split('\r\n')
    const at = (from: number, length: number) => line.slice(from - 1, from - 1 + length)
    expect([at(1, 3), at(4, 10), at(14, 12), at(26, 10)]).toEqual(['TOB', '0772148607', '000991234567', '076354771K'])
    expect([at(36, 30).trim(), at(66, 18).trim(), at(84, 10)]).toEqual([
      'Papelera Nunoa Ltda.',
      '62811904',
      '0970300007',
    ])
    expect([at(94, 11), at(105, 1), at(106, 30).trim()]).toEqual(['00000119000', ' ', CHILEAN.concept])
    expect([at(136, 1), at(137, 30).trim(), at(167, 50).trim(), at(217, 3)]).toEqual([
      '1',
      CHILEAN.concept,
      'pagos@papelera.example',
      'JUV',
    ])
  })

  it('of BBVA has the account of the payee, of the business, the amount with its point, and the reference', () => {
    const [line = ''] = textOf('BBVA', MEXICAN).split('\r\n')
    expect([line.slice(0, 18), line.slice(18, 36), line.slice(36, 55)]).toEqual([
      '002180000118359710',
      '000000000118359710',
      'MXP0000000012345.67',
    ])
    expect([line.slice(85, 87), line.slice(87, 90), line.slice(120)]).toEqual(['40', '002', '0000001H'])
  })
})

describe('a transfer', () => {
  it.each([
    ['without an account', { number: '' }, 'NO_ACCOUNT'],
    ['to a bank without a code in the format', { bank: '999' }, 'ACCOUNT_NOT_SUPPORTED'],
    ['of an amount beyond its field', { amount: money('CLP', 100_000_000_000) }, 'ACCOUNT_NOT_SUPPORTED'],
  ] as const)('%s is not in the file', (_, instead, problem) => {
    const [row] = bankFileRows(format('BANCO_DE_CHILE'), { ...CHILEAN, transfers: [chilean(instead)] })
    expect(row).toMatchObject({ problems: [problem], line: undefined })
  })

  it('of a long name with accents says what the bank will see', () => {
    const name = 'Comercializadora Ñandú de la Araucanía y Compañía Limitada'
    const transfers = [chilean({ name })]
    const problems = (id: string) => bankFileRows(format(id), { ...CHILEAN, transfers })[0]?.problems
    expect(problems('BANCO_DE_CHILE')).toEqual(['NAME_CUT', 'LETTERS_REPLACED'])
    expect(problems('TEF')).toEqual(['LETTERS_REPLACED'])
    expect(
      bankFileRows(format('TEF'), { ...CHILEAN, transfers: [chilean({ name: 'Sur Ltda.' })] })[0]?.problems,
    ).toEqual([])
  })
})

it('an address that does not fit its field is left out whole', () => {
  const lineTo = (email: string) => textOf('BANCO_DE_CHILE', { ...CHILEAN, transfers: [chilean({ email })] })
  expect(lineTo('ñ@papelera.example').slice(135, 136)).toBe('0')
  expect(
    lineTo(`${'a'.repeat(40)}@papelera.example`)
      .slice(166, 216)
      .trim(),
  ).toBe('')
})

it.each([
  ['CUENTA_CORRIENTE', 'CTD'],
  ['CUENTA_AHORRO', 'AHB'],
  ['CUENTA_VISTA', 'JUV'],
])('an account of the type %s at another bank is %s for Banco de Chile', (type, code) => {
  const [line = ''] = textOf('BANCO_DE_CHILE', { ...CHILEAN, transfers: [chilean({ type })] }).split('\r\n')
  expect(line.slice(216, 219)).toBe(code)
})

it('a file of a bank is one of its country, and the general file comes first', () => {
  expect(BANK_FILE_FORMATS.map(({ bank, country, id }) => [country, bank, id])).toEqual([
    ['CL', undefined, 'TEF'],
    ['CL', '001', 'BANCO_DE_CHILE'],
    ['MX', undefined, 'SPEI'],
    ['MX', '012', 'BBVA'],
  ])
})

it('an account with more digits than its place cannot be written, and one with fewer begins with zeros', () => {
  const [clabe = expect.fail('no transfer')] = MEXICAN.transfers
  const withNumber = (number: string): BankFileOrder => ({ ...MEXICAN, transfers: [{ ...clabe, number }] })
  expect(textOf('BBVA', withNumber('123')).slice(0, 18)).toBe('000000000000000123')
  expect(bankFileRows(format('BBVA'), withNumber('1'.repeat(19)))).toMatchObject([
    { problems: ['ACCOUNT_NOT_SUPPORTED'], line: undefined },
  ])
})

it.each(['TEF', 'BANCO_DE_CHILE'])('a name that fits its field is not cut in a file of the format %s', (id) => {
  const [name, long] = ['P'.repeat(30), 'P'.repeat(31)]
  const problemsOf = (written: string) =>
    bankFileRows(format(id), { ...CHILEAN, transfers: [chilean({ name: written })] }).flatMap(
      ({ problems }) => problems,
    )
  expect(problemsOf(name)).toEqual([])
  expect(problemsOf(long)).toEqual(id === 'TEF' ? [] : ['NAME_CUT'])
})

// RFC 4180, 2.6 and 2.7; OWASP, CSV injection.
it.each([
  ['=1+1@a.cl', "'=1+1@a.cl"],
  ['a;"b"@a.cl', '"a;""b""@a.cl"'],
])('the cell of %s is written as %s', (email, cell) => {
  const [, line = ''] = textOf('TEF', { ...CHILEAN, transfers: [chilean({ email })] }).split('\r\n')
  expect(line).toContain(`;${cell};`)
})

it('a text for banks has five hundred characters at most', () => {
  expect(bankText('a'.repeat(501))).toBe('a'.repeat(500))
})

it('the tax ids of the Chilean banks are valid', () => {
  for (const bank of ['001', '009', '012', '014', '016', '028', '037', '039', '049', '051', '053', '055', '672']) {
    const [line = ''] = textOf('BANCO_DE_CHILE', { ...CHILEAN, transfers: [chilean({ bank })] }).split('\r\n')
    expect([bank, E.isRight(Rut.parse(line.slice(83, 93).replace(/^0+/, '')))]).toEqual([bank, true])
  }
})

describe.each(COUNTRIES)('every bank file of %s', (country) => {
  const WIDTHS: Readonly<Record<string, number>> = { BANCO_DE_CHILE: 219, BBVA: 128 }
  const cases = fc.tuple(bankFileFormat(country), bankFileOrder(country))

  it('has one row for each transfer: a line, or a problem that says why not', () => {
    fc.assert(
      fc.property(cases, ([of, order]) => {
        const rows = bankFileRows(of, order)
        expect(rows.map(({ transfer }) => transfer)).toEqual(order.transfers)
        for (const { line, problems, transfer } of rows) {
          expect(line === undefined).toBe(problems.some((one) => /^(?:NO_ACCOUNT|ACCOUNT_NOT)/.test(one)))
          if (transfer.number === '') expect(problems).toEqual(['NO_ACCOUNT'])
        }
      }),
    )
  })

  it('is plain text with lines of one width, or cells that read back as they were written', () => {
    fc.assert(
      fc.property(cases, ([of, order]) => {
        const lines = bankFileRows(of, order).flatMap(({ line }) => line ?? [])
        for (const line of lines) {
          if (of.separator === undefined) {
            expect(line).toMatch(/^[\x20-\x7E]*$/)
            expect(line.length).toBe(WIDTHS[of.id])
          } else {
            const cells = cellsOf(line, of.separator)
            expect(cells.length).toBe(of.fields.length)
            for (const cell of cells) expect(cell).not.toMatch(/^[=+@-]/)
          }
        }
      }),
    )
  })

  it('pays what the rows in it add up to', () => {
    fc.assert(
      fc.property(bankFileOrder(country), (order) => {
        const [of] = BANK_FILE_FORMATS.filter((one) => one.country === country)
        if (of?.separator === undefined) expect.fail('no general format')
        const rows = bankFileRows(of, order).filter(({ line }) => line !== undefined)
        const at = of.fields.findIndex(({ header }) => header === 'Monto' || header === 'Importe')
        const written = rows.map(({ line = '' }) => Number(cellsOf(line, of.separator ?? '')[at]))
        const decimals = country === 'MX' ? 100 : 1
        expect(written.map((amount) => Math.round(amount * decimals))).toEqual(
          rows.map(({ transfer }) => transfer.amount.minor),
        )
      }),
    )
  })
})

/** A reader of one line after RFC 4180. */
const cellsOf = (line: string, separator: string): ReadonlyArray<string> => {
  const cells: Array<string> = ['']
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at)
    if (letter === '"' && isQuoted && line.charAt(at + 1) === '"') at += 1
    else if (letter === '"') {
      isQuoted = !isQuoted
      continue
    } else if (letter === separator && !isQuoted) {
      cells.push('')
      continue
    }
    cells[cells.length - 1] += letter
  }
  return cells
}
