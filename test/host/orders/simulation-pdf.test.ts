import { describe, expect, it } from 'vitest'
import { breakdownOf, type BreakdownPart } from '#domain/financing/breakdown.ts'
import { MAX_ANNUAL_RATE } from '#domain/financing/effective-rate.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { formatMoney, formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import type { OrderInvoiceId } from '#domain/orders/attachment.ts'
import type { OrderDetail, OrderInvoice } from '#domain/orders/order.ts'
import { drawableText } from '#host/pdf/drawable-text.ts'
import { simulationPdf } from '#host/orders/simulation-pdf.ts'
import { breakdownName, simulationDocumentText } from '#host/orders/simulation-text.ts'
import { effectiveRateText } from '#ui/text/effective-rates.ts'
import { ordersText } from '#ui/text/orders.ts'
import { lineName, simulationText } from '#ui/text/simulation.ts'
import { endsOf, pdfPages } from '#test/support/pdf-text.ts'

const date = (text: string): CivilDate => text as CivilDate

const anOrder = (country: Country): OrderDetail => {
  const own = (minor: number) => money(country === 'CL' ? 'CLP' : 'MXN', minor)
  return {
    id: '1042' as OrderId,
    type: 'EARLY_PAYMENT',
    requestedOn: date('2026-11-20'),
    pendingDocuments: 0,
    lastPaymentDate: date('2026-12-01'),
    total: own(123_456_789),
    surplus: undefined,
    surplusPercent: undefined,
    status: 'IN_REVIEW',
    creditNotes: own(1_234_567),
    retention: own(36_666_667),
    availableRetention: own(36_666_667),
    releasedRetention: own(0),
    lostRetention: own(0),
    retentionRate: basisPoints(3_000),
    baseRate: basisPoints(285),
    interest: own(2_345_678),
    operationCost: own(50_001),
    orderDiscounts: own(3),
    invoiceDiscounts: own(4),
    history: [],
    transfer: own(83_159_869),
  }
}

const anInvoiceAt = (country: Country, at: number, name = 'Comercial Ñuble Ltda.'): OrderInvoice => {
  const own = (minor: number) => money(country === 'CL' ? 'CLP' : 'MXN', minor)
  return {
    id: String(at + 1) as OrderInvoiceId,
    folio: String(70_000 + at),
    payer: { name, identifier: country === 'CL' ? '77123456-K' : 'EKU9003173C9' },
    issueDate: date('2026-10-02'),
    paymentDate: date('2026-12-01'),
    amount: own(9_000_001 + at * 7_919),
    creditNotes: own(at * 13),
    discounts: [],
    rate: basisPoints(280 + at),
    statusGroup: 'IN_REVIEW',
    daysLate: 0,
    retention: own(2_700_000 + at),
  }
}

const write = (
  country: Country,
  invoices: ReadonlyArray<OrderInvoice>,
  name = 'Aserradero Río Claro SpA',
  type = 'EARLY_PAYMENT',
  changes: Partial<OrderDetail> = {},
  listPaidOn?: CivilDate,
) =>
  simulationPdf({
    country,
    company: { name, identifier: country === 'CL' ? '76086428-5' : 'EKU9003173C9' },
    order: { ...anOrder(country), type, ...changes },
    invoices,
    createdOn: date('2026-11-21'),
    listPaidOn,
  })

describe.each(COUNTRIES)('the simulation of an order in %s', (country) => {
  it('contains every figure of the order and of each invoice as the screen formats it', async () => {
    const invoices = [0, 1, 2].map((at) => anInvoiceAt(country, at))
    const [page = '', ...others] = await pdfPages(await write(country, invoices))
    const order = anOrder(country)
    expect(others).toEqual([])
    for (const { amount, part } of [...breakdownOf(order), { part: 'transfer' as const, amount: order.transfer }])
      expect(page).toContain(`${lineName(part, country)} ${formatMoney(amount, country)}`)
    expect(page).toContain(`Tasa ${formatPercent(order.baseRate, country)} mensual`)
    expect(page).toContain(`Fecha solicitud: ${formatShortDate(order.requestedOn)}`)
    expect(page).toContain('Aserradero Río Claro SpA')
    for (const { amount, creditNotes, folio, issueDate, paymentDate, rate, retention } of invoices) {
      const row = page.slice(page.indexOf(folio))
      const dates = `${formatShortDate(issueDate)} ${formatShortDate(paymentDate)}`
      const amounts = [
        formatMoney(creditNotes, country),
        formatPercent(rate ?? 0, country),
        ...(country === 'CL' && retention !== undefined ? [formatMoney(retention, country)] : []),
        formatMoney(amount, country),
      ]
      expect(row).toContain(`${dates} ${amounts.join(' ')}`)
    }
  })

  it.each(['EARLY_PAYMENT', 'CONFIRMING'] as const)('of %s ends its total where its amounts end', async (type) => {
    const invoices = [0, 1, 2].map((at) => anInvoiceAt(country, at))
    const bytes = await write(country, invoices, undefined, type)
    const [total, ...pageNumber] = await endsOf(bytes, (text) => /^Total \$|^Página /.test(text))
    const amounts = new Set(invoices.map(({ amount }) => formatMoney(amount, country)))
    expect(pageNumber).toEqual([total])
    expect(await endsOf(bytes, (text) => amounts.has(text))).toEqual([total, total, total])
  })

  it('repeats the headers and counts its pages', async () => {
    const invoices = Array.from({ length: 500 }, (_, at) => anInvoiceAt(country, at))
    const pages = await pdfPages(await write(country, invoices))
    expect(pages.length).toBeGreaterThan(5)
    pages.forEach((page, at) => {
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`)
      expect(page).toContain('Fecha de pago')
    })
    const all = pages.join(' ')
    expect(invoices.filter(({ folio }) => !all.includes(folio))).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['Panadería 🥖 El Árbol SpA', 'Panadería □ El Árbol SpA'],
    ['Łódź Ελλάς Кофе Ltda.', 'Łódź Ελλάς Кофе Ltda.'],
    ['שלום Ltda.', '□□□□ Ltda.'],
    ['\u202Efdp.exe\u0000 👨‍👩‍👧 中', 'fdp.exe □ □'],
  ])('with characters that the font lacks keeps the others: %j', async (name, drawn) => {
    expect(drawableText(name)).toBe(drawn)
    const [page] = await pdfPages(await write('CL', [anInvoiceAt('CL', 0, name)], name))
    expect(page).toContain(drawn)
    expect(page).toContain(drawn.toUpperCase().slice(0, 12))
  })

  it('of 120 characters without a space is drawn whole, within its column', async () => {
    const name = 'Ñ'.repeat(120)
    const [page = ''] = await pdfPages(await write('CL', [anInvoiceAt('CL', 0, name)], name))
    expect(page.match(/Ñ/g)).toHaveLength(240)
    expect(page).toContain(formatMoney(anInvoiceAt('CL', 0).amount, 'CL'))
  })
})

describe('an order with payments', () => {
  it('names them with the credit notes in the summary, the conditions and the table', async () => {
    const paid = money('MXN', 100_000)
    const [page = ''] = await pdfPages(await write('MX', [anInvoiceAt('MX', 0)], undefined, undefined, { paid }))
    expect(page).toMatch(/Notas de crédito y pagos -?\$12,345\.67/)
    expect(page).toContain('menos sus notas de crédito y pagos, hasta')
    expect(page.match(/Notas de\s+crédito y\s+pagos/g)).toHaveLength(2)
  })
})

describe('the effective rate of an order', () => {
  // The payer owes 150,000 in thirty days, of which 45,000 are retained: 105,000 for 100,300.
  const own = (minor: number) => money('CLP', minor)
  const invoice: OrderInvoice = {
    ...anInvoiceAt('CL', 0),
    amount: own(150_000),
    creditNotes: own(0),
    retention: undefined,
    paymentDate: date('2026-12-20'),
  }
  const write150 = async (type?: string, transfer = own(100_300)) => {
    const [page = ''] = await pdfPages(await write('CL', [invoice], undefined, type, { transfer }))
    return page
  }

  it('stands among the conditions, in the words of the screen', async () => {
    const rate = { annual: basisPoints(7457), monthly: basisPoints(469) }
    expect(await write150()).toContain(effectiveRateText.sentence(rate, 'CL'))
    const above = { annual: MAX_ANNUAL_RATE, monthly: undefined }
    expect(await write150(undefined, own(500))).toContain(effectiveRateText.sentence(above, 'CL'))
  })

  it('of an order that pays suppliers runs from their payment, or from the request once that day passed', async () => {
    // Suppliers get 1,000,000 and the company repays 1,028,500 thirty days later, or ten days later.
    const repaid = { ...invoice, amount: own(1_028_500) }
    const page = async (listPaidOn?: CivilDate) =>
      (
        await pdfPages(await write('CL', [repaid], undefined, 'CONFIRMING', { transfer: own(1_000_000) }, listPaidOn))
      )[0]
    const thirtyDays = { annual: basisPoints(4_076), monthly: basisPoints(285) }
    expect(await page(date('2026-11-20'))).toContain(effectiveRateText.sentence(thirtyDays, 'CL'))
    expect(await page(date('2026-11-03'))).toContain(effectiveRateText.sentence(thirtyDays, 'CL'))
    const tenDays = { annual: basisPoints(17_891), monthly: basisPoints(880) }
    expect(await page(date('2026-12-10'))).toContain(effectiveRateText.sentence(tenDays, 'CL'))
    expect(await page()).not.toContain('Tasa efectiva')
  })

  it('is not stated without cash', async () => {
    expect(await write150(undefined, own(0))).not.toContain('Tasa efectiva')
  })
})

describe('the texts', () => {
  it('are those of the screen', () => {
    const lines = Object.keys(simulationText.lines) as ReadonlyArray<BreakdownPart | 'transfer'>
    for (const country of COUNTRIES)
      for (const figures of [{}, { paid: money(profileOf(country).currency, 1) }])
        expect(lines.map((line) => breakdownName(line, country, figures))).toEqual(
          lines.map((line) => lineName(line, country, figures)),
        )
    expect(simulationDocumentText.types).toEqual(ordersText.types)
    const [rate] = simulationDocumentText.conditionsOf('2,80%', '30%', {})
    expect(rate).toBe(`${simulationText.baseRate(280, 'CL')}.`)
  })

  it('draw every letter that counts as drawable', async () => {
    const letters = Array.from({ length: 0x2130 }, (_, at) => String.fromCodePoint(at))
      .filter((letter) => drawableText(letter) === letter && letter.normalize('NFC') === letter && letter.trim() !== '')
      .join('')
    const [page = ''] = await pdfPages(await write('CL', [], letters))
    /* The micro sign and the letter mu are one glyph. */
    const drawn = new Set(page.replaceAll('μ', 'μµ'))
    expect([...letters].filter((letter) => !drawn.has(letter))).toEqual([])
    expect(letters.length).toBeGreaterThan(400)
  })
})
