import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money, type Currency } from '#domain/kernel/money.ts'
import { bankFileRows, bankFileText, type BankFileFormat, type BankFileRow } from '#domain/payables/bank-file.ts'
import { bankText, type BankFileOrder, type BankTransfer } from '#domain/payables/bank-file-fields.ts'
import { BANK_FILE_FORMATS } from '#domain/payables/bank-file-formats.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { bankFileFormat, bankFileOrder } from '#domain/testing/bank-files.ts'

const format = (id: string): BankFileFormat =>
  BANK_FILE_FORMATS.find((one) => one.id === id) ?? expect.fail(`no format ${id}`)
const golden = (name: string): string => readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8')
const rowsOf = (of: BankFileFormat, order: BankFileOrder): ReadonlyArray<BankFileRow> => {
  const rows = bankFileRows(of, order)
  return E.isRight(rows) ? rows.right : expect.fail(rows.left)
}
const textOf = (id: string, order: BankFileOrder): string => bankFileText(format(id), rowsOf(format(id), order))

const chilean = (instead: Partial<BankTransfer> = {}): BankTransfer => ({
  name: 'Papelera Ñuñoa Ltda.',
  identifier: '76354771-K',
  bank: '012',
  type: 'CUENTA_VISTA',
  number: '62811904',
  email: 'pagos@papelera.example',
  amount: money('CLP', 119_000),
  folios: [],
  invoices: 1,
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
      folios: [],
      invoices: 1,
    },
  ],
}

const mexican = (name: number, concept: number, minor: number): BankFileOrder => ({
  ...MEXICAN,
  concept: 'C'.repeat(concept),
  transfers: MEXICAN.transfers.map((one) => ({
    ...one,
    name: 'N'.repeat(name),
    identifier: 'ÑÑ&A010203AB1',
    amount: money('MXN', minor),
    email: `${'a'.repeat(240)}@sur.example.mx`.slice(0, 254),
  })),
})

/** Every value as wide as its field. */
const MAX_LENGTH: Readonly<Record<string, BankFileOrder>> = {
  TEF: {
    ...CHILEAN,
    concept: 'C'.repeat(80),
    transfers: [
      chilean({
        name: 'N'.repeat(300),
        number: '123456789012345678901234567890',
        amount: money('CLP', Number.MAX_SAFE_INTEGER),
        email: `${'a'.repeat(240)}@sur.example.cl`.slice(0, 254),
      }),
    ],
  },
  BANCO_DE_CHILE: {
    concept: 'C'.repeat(30),
    identifier: '772148607-K',
    origin: '123456789012',
    transfers: [
      chilean({
        name: 'N'.repeat(30),
        identifier: '763547710-K',
        number: '123456789012345678',
        amount: money('CLP', 99_999_999_999),
        email: `${'a'.repeat(36)}@sur.example.cl`.slice(0, 50),
      }),
    ],
  },
  SPEI: mexican(40, 40, Number.MAX_SAFE_INTEGER),
  BBVA: mexican(30, 30, 999_999_999_999_999),
}

/** Each value with one sign more, alone: what its row says, and its line. */
const oneLonger = (id: string, order: BankFileOrder): string => {
  const [transfer = expect.fail('no transfer')] = order.transfers
  const { amount } = transfer
  const tenfold = { ...amount, minor: Math.min(Number.MAX_SAFE_INTEGER, amount.minor * 10) }
  const longer: Readonly<Record<string, BankFileOrder>> = {
    concept: { ...order, concept: `${order.concept}X` },
    payer: { ...order, identifier: `${order.identifier}X` },
    origin: { ...order, origin: `${order.origin}9` },
    name: { ...order, transfers: [{ ...transfer, name: `${transfer.name}X` }] },
    identifier: { ...order, transfers: [{ ...transfer, identifier: `${transfer.identifier}X` }] },
    bank: { ...order, transfers: [{ ...transfer, bank: `${transfer.bank}9` }] },
    type: { ...order, transfers: [{ ...transfer, type: `${transfer.type}X` }] },
    number: { ...order, transfers: [{ ...transfer, number: `${transfer.number}9` }] },
    amount: { ...order, transfers: [{ ...transfer, amount: tenfold }] },
    email: { ...order, transfers: [{ ...transfer, email: `x${transfer.email}` }] },
  }
  return Object.entries(longer)
    .map(([field, changed]) => {
      const rows = bankFileRows(format(id), changed)
      if (E.isLeft(rows)) return `${field} ${rows.left}\r\n`
      return rows.right.map(({ line = '', problems }) => `${field} ${problems.join()}\r\n${line}\r\n`).join('')
    })
    .join('')
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

  it.each([
    ['TEF', 'tef-longest.csv'],
    ['BANCO_DE_CHILE', 'banco-de-chile-longest.txt'],
    ['SPEI', 'spei-longest.csv'],
    ['BBVA', 'bbva-longest.txt'],
  ])('of the format %s has the longest value of each field whole', (id, file) => {
    expect(textOf(id, MAX_LENGTH[id] ?? expect.fail(id))).toBe(golden(file))
  })

  it.each([
    ['TEF', 'tef-one-longer.txt'],
    ['BANCO_DE_CHILE', 'banco-de-chile-one-longer.txt'],
    ['SPEI', 'spei-one-longer.txt'],
    ['BBVA', 'bbva-one-longer.txt'],
  ])('of the format %s with a value one longer than its field leaves the transfer out, or cuts a text', (id, file) => {
    expect(oneLonger(id, MAX_LENGTH[id] ?? expect.fail(id))).toBe(golden(file))
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
    ['of an account with only signs', { number: ' - ' }, 'NO_ACCOUNT'],
    ['of an account with digits of another script', { number: '٦٢٨١١٩٠٤' }, 'ACCOUNT_NOT_DIGITS'],
    ['of an account with letters', { number: '6281-A' }, 'ACCOUNT_NOT_DIGITS'],
    ['of an account with a digit more than its field', { number: '1234567890123456789' }, 'ACCOUNT_TOO_LONG'],
    ['of an account of another type', { type: 'CUENTA_CLABE' }, 'ACCOUNT_TYPE_NOT_SUPPORTED'],
    ['to a bank without a code in the format', { bank: '999' }, 'BANK_NOT_SUPPORTED'],
    ['in dollars', { amount: money('USD', 119_000) }, 'OTHER_CURRENCY'],
    ['of nothing', { amount: money('CLP', 0) }, 'AMOUNT_NOT_POSITIVE'],
    ['of a negative amount', { amount: money('CLP', -119_000) }, 'AMOUNT_NOT_POSITIVE'],
    ['of an amount beyond its field', { amount: money('CLP', 100_000_000_000) }, 'AMOUNT_TOO_LONG'],
    ['without a tax id', { identifier: '' }, 'IDENTIFIER_NOT_SUPPORTED'],
    ['to a tax id longer than its field', { identifier: '100000000-11' }, 'IDENTIFIER_NOT_SUPPORTED'],
    ['to a tax id with a letter that the encoding lacks', { identifier: 'Ñ6354771-K' }, 'IDENTIFIER_NOT_SUPPORTED'],
    ['to a tax id with a line break', { identifier: '76354\n-K' }, 'IDENTIFIER_NOT_SUPPORTED'],
    ['to a name without a letter that banks read', { name: '株式会社' }, 'NAME_NOT_SUPPORTED'],
  ] as const)('%s is not in the file', (_, instead, problem) => {
    const [row] = rowsOf(format('BANCO_DE_CHILE'), { ...CHILEAN, transfers: [chilean(instead)] })
    expect(row).toMatchObject({ problems: [problem], line: undefined })
  })

  it('of a long name with accents says what the bank will see', () => {
    const name = 'Comercializadora Ñandú de la Araucanía y Compañía Limitada'
    const transfers = [chilean({ name })]
    const problems = (id: string) => rowsOf(format(id), { ...CHILEAN, transfers })[0]?.problems
    expect(problems('BANCO_DE_CHILE')).toEqual(['NAME_CUT', 'LETTERS_REPLACED'])
    expect(problems('TEF')).toEqual(['LETTERS_REPLACED'])
    expect(rowsOf(format('TEF'), { ...CHILEAN, transfers: [chilean({ name: 'Sur Ltda.' })] })[0]?.problems).toEqual([])
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
  expect(rowsOf(format('BBVA'), withNumber('1'.repeat(19)))).toMatchObject([
    { problems: ['ACCOUNT_TOO_LONG'], line: undefined },
  ])
})

it.each(['TEF', 'BANCO_DE_CHILE'])('a name that fits its field is not cut in a file of the format %s', (id) => {
  const [name, long] = ['P'.repeat(30), 'P'.repeat(31)]
  const problemsOf = (written: string) =>
    rowsOf(format(id), { ...CHILEAN, transfers: [chilean({ name: written })] }).flatMap(({ problems }) => problems)
  expect(problemsOf(name)).toEqual([])
  expect(problemsOf(long)).toEqual(id === 'TEF' ? [] : ['NAME_CUT'])
})

// RFC 4180, 2.6 and 2.7.
it.each([
  ['a;"b"@a.cl', '"a;""b""@a.cl"'],
  ['a,b@a.cl', '"a,b@a.cl"'],
])('the cell of %s is written as %s', (email, cell) => {
  const [, line = ''] = textOf('TEF', { ...CHILEAN, transfers: [chilean({ email })] }).split('\r\n')
  expect(line).toContain(`;${cell};`)
})

// OWASP, CSV injection: a bank reads the apostrophe that a spreadsheet hides.
it.each(['=1+1@a.cl', '+a@a.cl', '-a@a.cl', '@a.cl', 'ñ@a.cl', 'a\nb@a.cl'])(
  'the address %j is left out of the file instead of changed, which its row says',
  (email) => {
    const [row] = rowsOf(format('TEF'), { ...CHILEAN, transfers: [chilean({ email })] })
    expect(row).toMatchObject({ problems: ['LETTERS_REPLACED', 'EMAIL_LEFT_OUT'] })
    expect(row?.line).toBe(
      '76354771-K;Papelera Nunoa Ltda.;012;CUENTA_VISTA;62811904;119000;;Facturas del 05 de septiembre',
    )
  },
)

it.each([
  ['=SUMA(A1)', 'SUMA A1'],
  ['-- @Sur Ltda.', 'Sur Ltda.'],
  ['Sur\r\nLtda.', 'Sur  Ltda.'],
])('the name %j is %j for a bank', (name, plain) => {
  const [row] = rowsOf(format('TEF'), { ...CHILEAN, transfers: [chilean({ name })] })
  expect(row?.problems).toEqual(['LETTERS_REPLACED'])
  expect(row?.line).toContain(`;${plain};`)
})

// SAT, Anexo 20: the pattern of an RFC has the letters & and Ñ.
it.each(['ÑAN010203AB1', 'A&B010203AB1'])('the RFC %s is written as it is in a file of UTF-8', (identifier) => {
  const transfers = MEXICAN.transfers.map((one) => ({ ...one, identifier }))
  expect(textOf('SPEI', { ...MEXICAN, transfers })).toContain(`,${identifier},12345.67,`)
})

it('each format has the encoding that its file is saved in', () => {
  expect(BANK_FILE_FORMATS.map(({ encoding, id }) => [id, encoding])).toEqual([
    ['TEF', 'ASCII'],
    ['BANCO_DE_CHILE', 'ASCII'],
    ['SPEI', 'UTF-8'],
    ['BBVA', 'ASCII'],
  ])
})

describe('the file of a bank', () => {
  it.each([
    ['BANCO_DE_CHILE', CHILEAN, { origin: '' }, 'ORIGIN_NOT_SUPPORTED'],
    ['BANCO_DE_CHILE', CHILEAN, { origin: '1234567890123' }, 'ORIGIN_NOT_SUPPORTED'],
    ['BANCO_DE_CHILE', CHILEAN, { origin: '12-A' }, 'ORIGIN_NOT_SUPPORTED'],
    ['BANCO_DE_CHILE', CHILEAN, { identifier: '' }, 'PAYER_NOT_SUPPORTED'],
    ['BBVA', MEXICAN, { origin: '' }, 'ORIGIN_NOT_SUPPORTED'],
    ['BBVA', MEXICAN, { origin: '0121800011835971' }, 'ORIGIN_NOT_SUPPORTED'],
  ])('%s is rejected whole when it lacks who pays', (id, order, instead, rejection) => {
    expect(bankFileRows(format(id), { ...order, ...instead })).toEqual(E.left(rejection))
  })

  it.each(['TEF', 'SPEI'])('%s does not name who pays', (id) => {
    const order = { ...(id === 'TEF' ? CHILEAN : MEXICAN), origin: '', identifier: '' }
    expect(rowsOf(format(id), order).every(({ line }) => line !== undefined)).toBe(true)
  })
})

describe('what a transfer pays', () => {
  const conceptOf = (id: string, folios: ReadonlyArray<string>, invoices = folios.length) => {
    const [line = ''] = rowsOf(format(id), { ...CHILEAN, transfers: [chilean({ folios, invoices })] }).map(
      (row) => row.line,
    )
    return id === 'TEF' ? cellsOf(line, ';')[7] : line.slice(105, 135).trimEnd()
  }

  it.each([
    [['121'], 1, 'F 121'],
    [['121', '122'], 2, 'F 121, 122'],
    [['121', '122'], 5, 'F 121, 122 y 3 mas'],
    [['123456789', '123456790', '123456791'], 3, 'F 123456789, 123456790 y 1 mas'],
    [['A-1, ñ', '—'], 2, 'F A-1  n y 1 mas'],
    [['6f9619ff-8b86-d011-b42d-00cf4fc964ff'], 1, CHILEAN.concept],
    [[], 4, CHILEAN.concept],
  ])('is named by the folios %j of %s, as far as they fit: %s', (folios, invoices, concept) => {
    expect(conceptOf('BANCO_DE_CHILE', folios, invoices)).toBe(concept)
  })

  it('names more folios in a wider field', () => {
    const folios = ['1234567', '1234568', '1234569', '1234570']
    expect(conceptOf('TEF', folios)).toBe('F 1234567, 1234568, 1234569, 1234570')
  })

  it('names whole folios only, as many as fit, and counts the others', () => {
    const folio = fc.integer({ min: 1, max: 99_999_999 }).map(String)
    fc.assert(
      fc.property(fc.array(folio, { minLength: 1, maxLength: 20 }), fc.nat({ max: 40 }), (folios, others) => {
        const text = conceptOf('BANCO_DE_CHILE', folios, folios.length + others) ?? ''
        const [, named = '', more = '0'] = /^F (.*?)(?: y (\d+) mas)?$/.exec(text) ?? expect.fail(text)
        const shown = named.split(', ')
        expect(shown).toEqual(folios.slice(0, shown.length))
        expect(shown.length + Number(more)).toBe(folios.length + others)
        const next = folios.slice(0, shown.length + 1)
        const rest = folios.length + others - next.length
        const longer = `F ${next.join(', ')}${rest > 0 ? ` y ${rest} mas` : ''}`
        if (next.length > shown.length) expect(longer.length).toBeGreaterThan(30)
      }),
    )
  })
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
  const REMARKS: ReadonlySet<string> = new Set(['NAME_CUT', 'LETTERS_REPLACED', 'EMAIL_LEFT_OUT'])
  /** Cases that are not rejected whole. */
  const cases = fc
    .tuple(bankFileFormat(country), bankFileOrder(country))
    .filter(([of, order]) => E.isRight(bankFileRows(of, order)))

  it('contains every account, amount and tax id whole', () => {
    fc.assert(
      fc.property(cases, ([of, order]) => {
        for (const { line, transfer } of rowsOf(of, order)) {
          if (line === undefined) continue
          const { amount, identifier, number } = transfer
          expect(line).toContain(number)
          expect(line).toContain((amount.minor / (country === 'MX' ? 100 : 1)).toFixed(country === 'MX' ? 2 : 0))
          if (of.id !== 'BBVA')
            expect(line).toContain(of.id === 'BANCO_DE_CHILE' ? identifier.replace('-', '') : identifier)
        }
      }),
    )
  })

  it('pays only positive amounts in the currency of the country', () => {
    const anyAmount = fc.tuple(fc.integer(), fc.constantFrom('CLP', 'MXN', 'USD'))
    fc.assert(
      fc.property(cases, anyAmount, ([of, order], [minor, currency]) => {
        const transfers = order.transfers.map((one) => ({ ...one, amount: money<Currency>(currency, minor) }))
        const isPaid = minor > 0 && currency === profileOf(country).currency
        /* A file that is rejected whole pays nothing. */
        const rows = E.getOrElse((): ReadonlyArray<BankFileRow> => [])(bankFileRows(of, { ...order, transfers }))
        for (const { line } of rows) if (!isPaid) expect(line).toBeUndefined()
      }),
    )
  })

  it('is rejected only for who pays', () => {
    fc.assert(
      fc.property(fc.tuple(bankFileFormat(country), bankFileOrder(country)), ([of, order]) => {
        const rows = bankFileRows(of, order)
        if (E.isLeft(rows)) expect([of.id, order.origin.length > 12]).toEqual(['BANCO_DE_CHILE', true])
      }),
    )
  })

  it('has one row for each transfer: a line, or a problem that says why not', () => {
    fc.assert(
      fc.property(cases, ([of, order]) => {
        const rows = rowsOf(of, order)
        expect(rows.map(({ transfer }) => transfer)).toEqual(order.transfers)
        for (const { line, problems, transfer } of rows) {
          const isRemarked = problems.every((one) => REMARKS.has(one))
          expect(line === undefined).toBe(!isRemarked)
          if (line === undefined) expect(problems).toHaveLength(1)
          if (transfer.number === '') expect(problems).toEqual(['NO_ACCOUNT'])
        }
      }),
    )
  })

  it('is plain text with lines of one width, or cells that read back as they were written', () => {
    fc.assert(
      fc.property(cases, ([of, order]) => {
        const lines = rowsOf(of, order).flatMap(({ line }) => line ?? [])
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
        const rows = rowsOf(of, order).filter(({ line }) => line !== undefined)
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
