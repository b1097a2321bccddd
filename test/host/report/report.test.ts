import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { darkTheme } from '#ui/design/theme/dark-theme.ts'
import { highContrastTheme } from '#ui/design/theme/high-contrast-theme.ts'
import { lightTheme } from '#ui/design/theme/light-theme.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { addMember } from '#host/identity/membership-store.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { add, money, type Money } from '#domain/kernel/money.ts'
import { isRepayable } from '#domain/orders/lateness.ts'
import { orderCost } from '#domain/orders/order-cost.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import {
  aHost,
  anInvoice,
  date,
  errorOf,
  linesOf,
  NOON,
  PASSWORD,
  store,
  type AHost,
  type Answer,
  type Company,
} from '#test/host/server/a-host.ts'
import { testClient } from '#test/host/server/test-client.ts'
import { approveAndTransfer, readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'

let host: AHost
let chile: Company
let mexico: Company
let empty: Company
let next = 0
beforeAll(async () => {
  host = await aHost()
  chile = await readyForTransfers(host, await host.company('CL', '76086428-5', 'ana@empresa.cl'))
  mexico = await readyForTransfers(host, await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx'))
  empty = await host.company('CL', '77777777-7', 'eva@empresa.cl')
  await order(chile, 'Minera <b>Andes</b> & Cía.', 'ACTIVE')
  await order(chile, 'Minera <b>Andes</b> & Cía.', 'PAID')
  await order(chile, 'Retail Sur', 'IN_REVIEW')
  await order(chile, 'Nunca Más', 'REJECTED')
  late = await order(chile, 'Retail Sur', 'ARREAR')
  await approveAndTransfer(host, await order(mexico, 'Comercial del Norte', 'IN_REVIEW'))
})
afterAll(() => host.close())

let late: OrderId

const order = async (company: Company, payer: string, status: OrderStatus): Promise<OrderId> => {
  const identifier = payer.startsWith('Retail') ? '77777777-7' : payer.startsWith('Nunca') ? '96790240-3' : '76192083-9'
  const ids = await store(host, company, [
    anInvoice(company.country, (next += 1), {
      payer: { name: payer, identifier: company.country === 'CL' ? identifier : 'EKU9003173C9' },
      dueDate: date('2026-12-01'),
    }),
  ])
  const { body } = await host.request(`POST /api/business/${company.businessId}/order?orderType=DIRECT_FINANCING`, {
    token: company.token,
    body: { orderInvoices: linesOf(ids), preselectedInvoicesIds: [] },
  })
  const id = String((body as { createdOrder: { id: number } }).createdOrder.id) as OrderId
  await setOrderStatus(host.services, id, status)
  return id
}

/** The texts of the cells of a table, without its heads. */
const cellsIn = (text: string, caption: string): ReadonlyArray<ReadonlyArray<string>> => {
  const [, table = ''] = text.split(`<caption class="unseen">${caption}</caption>`)
  return [...(table.split('</table>')[0] ?? '').matchAll(/<tr>(<th scope="row">[^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<span class="narrow">.*?<\/span>|<[^>]*>/g, '').trim(),
    ),
  )
}
const COST = '¿Cuánto costó financiarte?'
const [AGES, LATE, LARGEST, STATUSES] = [
  'Por cobrar por días de atraso',
  '¿Quién paga tarde?',
  '¿Cuánto dependes de pocos pagadores?',
  'Operaciones por estado',
]

const addressOf = async ({ businessId, token }: Company, query = ''): Promise<string> =>
  ((await host.request(`GET /api/business/${businessId}/xtracker${query}`, { token })).body as { path: string }).path
/** The same user in another session. */
const signedIn = async (company: Company): Promise<Company> => {
  const { body } = await host.request('POST /api/user/login', { body: { email: company.email, password: PASSWORD } })
  return { ...company, token: (body as { token: string }).token }
}
const reportOf = async (company: Company, query = ''): Promise<Answer> =>
  host.request(`GET ${await addressOf(company, query)}`)

/** Sessions end in the meantime, so that all companies sign in before and after it. */
const daysLater = async <A>(days: number, work: () => Promise<A>): Promise<A> => {
  const signIn = async () => {
    chile = await signedIn(chile)
    mexico = await signedIn(mexico)
    empty = await signedIn(empty)
  }
  host.world.now = NOON + days * DAY
  await signIn()
  const result = await work()
  host.world.now = NOON
  await signIn()
  return result
}

const DAY = 24 * 60 * 60 * 1000
const PESOS = expect.stringMatching(/^\$\d{1,3}(\.\d{3})*$/)
const MEXICAN_PESOS = expect.stringMatching(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
const RATE = expect.stringMatching(/^\d+[,.]\d{2}%$/)

describe('the URL of a report', () => {
  it('is a path of the client, and another for each business', async () => {
    const [mine, other] = [await addressOf(chile), await addressOf(mexico)]
    expect(mine).toMatch(/^\/reports\/xtracker\?ticket=[\w.%-]+$/)
    expect(mine).not.toBe(other)
  })

  it('is valid for a minute, by the clock of the host', async () => {
    const path = await addressOf(chile)
    host.world.now = NOON + 59_000
    expect((await host.request(`GET ${path}`)).status).toBe(200)
    host.world.now = NOON + 60_000
    const over = await host.request(`GET ${path}`)
    host.world.now = NOON
    expect([over.status, over.text.includes('Este informe ya no está disponible')]).toEqual([410, true])
    expect(over.text).not.toContain('Andes')
  })

  it('is valid once: of four concurrent requests one gets the report', async () => {
    const path = await addressOf(chile)
    const answers = await Promise.all(Array.from({ length: 4 }, () => host.request(`GET ${path}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    expect((await host.request(`GET ${path}`)).status).toBe(410)
  })

  it('is not consumed by HEAD requests, nor during maintenance', async () => {
    const path = await addressOf(chile)
    expect((await host.request(`HEAD ${path}`)).status).toBe(405)
    await host.services.maintenance.set(true)
    expect((await host.request(`GET ${path}`)).status).toBe(503)
    await host.services.maintenance.set(false)
    expect((await host.request(`GET ${path}`)).status).toBe(200)
  })

  it('ends with its session, and with no other session of the same user', async () => {
    const [ending, staying] = [await signedIn(chile), await signedIn(chile)]
    const [first, second] = [await addressOf(ending), await addressOf(staying)]
    await host.request('POST /api/user/logout', { token: ending.token })
    expect((await host.request(`GET ${first}`)).status).toBe(410)
    expect((await host.request(`GET ${second}`)).status).toBe(200)
  })

  it('ends when its user leaves the business', async () => {
    const path = await addressOf(empty)
    await host.database.query('delete from membership where user_id = $1', [empty.userId])
    expect((await host.request(`GET ${path}`)).status).toBe(410)
    await addMember(host.database, empty.userId, empty.businessId)
  })

  it('is deleted when unused after its minute', async () => {
    await addressOf(chile)
    host.world.now = NOON + 60_000
    await addressOf(chile)
    host.world.now = NOON
    expect(
      await host.database.query('select 1 as one from report_ticket where until <= $1', [new Date(NOON + 60_000)]),
    ).toEqual([])
  })

  it('is rejected when forged: two hundred of two hundred, with identical responses', async () => {
    const path = await addressOf(chile)
    const mine = path.split('ticket=')[1] ?? ''
    const texts = [
      '',
      '.',
      '..',
      `${mine}.x`,
      ` ${mine}`,
      `0${mine}`,
      `${mine}=`,
      mine.toUpperCase(),
      mine.toLowerCase(),
      mine.slice(1),
      chile.token,
      chile.businessId,
      'A'.repeat(43),
      '../../etc/passwd',
      '<script>',
      `${mine}\u0000`,
      "' or '1'='1",
      '%',
      `${mine}%`,
      createHash('sha256').update(mine).digest('base64url'),
    ]
    const hostile = [
      ...texts,
      ...fc.sample(fc.nat({ max: 31 }), 100).map((at) => flipped(mine, at)),
      ...fc.sample(fc.string(), 80).filter((text) => text !== mine),
    ]
    const answers = await Promise.all(
      hostile.map((ticket) => host.request(`GET /reports/xtracker?ticket=${encodeURIComponent(ticket)}`)),
    )
    expect(hostile).toHaveLength(200)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    for (const other of ['/reports/xtracker', `${path}&ticket=${mine}`, `/reports/xtracker?ticket[]=${mine}`]) {
      expect((await host.request(`GET ${other}`)).status).toBe(410)
    }
    expect((await host.request(`GET ${path}`)).status).toBe(200)
  })

  it('is not issued without a session of that business', async () => {
    expect((await host.request(`GET /api/business/${chile.businessId}/xtracker`)).status).toBe(401)
    expect((await host.request(`GET /api/business/${chile.businessId}/xtracker`, { token: mexico.token })).status).toBe(
      404,
    )
  })

  it('is not logged', async () => {
    const path = await addressOf(chile)
    await host.request(`GET ${path}`)
    const log = host.lines.join('')
    expect(log).not.toContain(path.split('ticket=')[1] ?? path)
    expect(log).toContain('"route":"/reports/xtracker"')
  })
})

describe('the report', () => {
  it('formats amounts and dates for the country, with a table beside each picture', async () => {
    const { text } = await reportOf(chile)
    expect(text).toContain('20 noviembre 2026')
    expect(text).toContain('RUT 76.086.428-5')
    expect(cellsIn(text, COST).at(-2)).toEqual([
      'noviembre de 2026',
      '3',
      ...Array.from({ length: 4 }, () => PESOS),
      RATE,
    ])
    const mexican = cellsIn((await reportOf(mexico)).text, COST)
    expect(mexican.at(-1)).toEqual(['Total', '1', ...Array.from({ length: 4 }, () => MEXICAN_PESOS), RATE])
  })

  it('has the twelve months up to this one, and those that were asked for', async () => {
    const months = async (query: string) => cellsIn((await reportOf(chile, query)).text, COST).map(([name]) => name)
    const usual = await months('')
    expect([usual.length, usual[0], usual.at(-2)]).toEqual([13, 'diciembre de 2025', 'noviembre de 2026'])
    expect(await months('?from=2026-10')).toEqual(['octubre de 2026', 'noviembre de 2026', 'Total'])
    expect(await months('?from=2026-11&to=2026-11')).toEqual(['noviembre de 2026', 'Total'])
    const earlier = (await reportOf(chile, '?from=2026-09&to=2026-10')).text
    expect(earlier).toContain('En este período no se transfirió ninguna operación.')
    expect(earlier).toContain('septiembre de 2026 a octubre de 2026')
    expect(earlier).toContain('comparado con julio de 2026 a agosto de 2026')
  })

  it('is compared with the months before, without a percentage of nothing', async () => {
    const figures = async (query: string) =>
      [...(await reportOf(chile, query)).text.matchAll(/<dt>(.*?)<\/dt>.*?<\/dd><dd>(.*?)<\/dd>/g)].map(
        ([, name, change]) => [name, change],
      )
    expect(await figures('?from=2026-11')).toContainEqual(['Operaciones transferidas', 'antes 0 · +3'])
    const later = await daysLater(31, () => figures('?from=2026-12'))
    expect(later).toContainEqual(['Operaciones transferidas', 'antes 3 · −3 (−100%)'])
    expect(later).toContainEqual(['Tasa efectiva anual', expect.stringMatching(/^antes [\d,]+%$/)])
  })

  it('rejects months that are none, are to come, end before they begin or are more than 36, and says which', async () => {
    const askedFor = (query: string) =>
      host.request(`GET /api/business/${chile.businessId}/xtracker?${query}`, { token: chile.token })
    for (const [query, field] of [
      ['from=2026-13', 'from'],
      ['to=noviembre', 'to'],
      ['to=2026-12', 'to'],
      ['from=2026-10&to=2026-09', 'from'],
      ['from=2023-11&to=2026-11', 'from'],
      ['from=1900-01&to=1900-01', 'from'],
    ] as const)
      expect(errorOf(await askedFor(query))).toMatchObject({
        status: 400,
        errorCode: 'ERROR_VALIDATION',
        fields: [field],
      })
    expect((await askedFor('from=2023-12&to=2026-11')).status).toBe(200)
    const [path] = (await addressOf(chile)).split('&')
    for (const forged of ['&from=2026-13', '&from=2026-10&from=2026-11', '&to=%00'])
      expect((await host.request(`GET ${path}${forged}`)).status).toBe(410)
    expect((await host.request(`GET ${path}`)).status).toBe(200)
  })

  it.each(['CL', 'MX'] as const)('says what the pages of the orders say, in %s', async (country) => {
    const company = country === 'CL' ? chile : mexico
    const ids = await host.database.query<{ id: number }>('select id from orders where business_id = $1', [
      company.businessId,
    ])
    const { pages, text } = await daysLater(40, async () => {
      const now = country === 'CL' ? chile : mexico
      const client = testClient(host, now)
      const found = []
      for (const { id } of ids) {
        const params = { orderId: String(id) as OrderId }
        const [detail, settlement] = [await client.orderDetail({ params }), await client.orderSettlement({ params })]
        found.push({ order: detail, settlement, cost: orderCost(detail, settlement) })
      }
      return { pages: found, text: (await reportOf(now)).text }
    })
    const sent = pages.filter(({ settlement }) => settlement.transfer !== undefined)
    const sumOf = (amounts: ReadonlyArray<Money>) => formatMoney(amounts.reduce(add), country)
    const [total = []] = cellsIn(text, COST).slice(-1)
    expect(total.slice(1, 6)).toEqual([
      String(sent.length),
      sumOf(sent.map(({ settlement }) => settlement.transfer?.amount ?? expect.fail('no transfer'))),
      sumOf(sent.map(({ cost }) => cost.agreed)),
      sumOf(sent.map(({ cost }) => cost.late)),
      sumOf(sent.map(({ cost }) => cost.total)),
    ])
    expect(
      cellsIn(text, COST)
        .find(([name]) => name === 'noviembre de 2026')
        ?.slice(1),
    ).toEqual(total.slice(1))
    const opened = cellsIn(text, 'Operaciones de cada mes: noviembre de 2026')
    expect(new Map(opened.map(([name, , , , , cost]) => [name, cost]))).toEqual(
      new Map(sent.map(({ cost, order }) => [`Operación ${order.id}`, formatMoney(cost.total, country)])),
    )
    const open = pages
      .flatMap(({ order, settlement }) => (isRepayable(order.status) ? settlement.lines : []))
      .filter(({ due }) => due.minor > 0)
    expect(cellsIn(text, AGES).at(-1)).toEqual(['Total', String(open.length), sumOf(open.map(({ due }) => due))])
    const late = open.filter(({ daysLate }) => daysLate > 0)
    expect(late.length).toBeGreaterThan(0)
    expect(text).toContain(
      `<dt>Atrasado hoy</dt><dd class="figure"><a href="#late">${sumOf(late.map(({ due }) => due))}</a>`,
    )
    expect(cellsIn(text, LATE).length).toBe(new Set(late.map(({ payer }) => payer.identifier)).size)
  })

  it('says of a payer the mean delay that its page says, and the trend of its payments', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '79111222-K', 'rosa@empresa.cl'))
    const orders = [1, 2, 3].map(() => order(company, 'Retail Sur', 'ACTIVE'))
    const ids = await Promise.all(orders)
    const { averageDaysLate, row } = await daysLater(40, async () => {
      for (const [at, orderId] of ids.entries())
        await payOrder(host.services, { orderId, folio: undefined, daysLate: 3 * at, amount: undefined })
      const signed = await signedIn(company)
      const page = await testClient(host, signed).payerStatement({
        params: { payer: '77777777-7' },
        query: { from: undefined, to: undefined },
      })
      return { ...page, row: cellsIn((await reportOf(signed)).text, LATE)[0] ?? [] }
    })
    expect(averageDaysLate).toBeGreaterThan(0)
    expect(row.slice(1)).toEqual(['$0', '0', '–', `${averageDaysLate} días tarde`, '–'])
  })

  it('counts the orders by status label', async () => {
    const rows = cellsIn((await reportOf(chile)).text, STATUSES)
    expect(rows.map(([label, count]) => [label, count])).toEqual([
      ['En revisión', '1'],
      ['Transferido', '2'],
      ['Pagado', '1'],
      ['Rechazado', '1'],
    ])
  })

  it('says how much of what is open the largest payers owe', async () => {
    const { text } = await reportOf(chile)
    const rows = cellsIn(text, LARGEST)
    expect(rows).toHaveLength(2)
    const shares = rows.map((cells) => Number((cells.at(-1) ?? '').replace(',', '.').replace('%', '')))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1)
    expect(text).toMatch(/el mayor pagador debe [\d,]+%, los 3 mayores deben 100,00%, los 5 mayores deben 100,00%\./)
  })

  it('has no cost of a rejected order', async () => {
    const rejected = await host.database.query<{ id: number }>(
      `select id from orders where business_id = $1 and status = 'REJECTED'`,
      [chile.businessId],
    )
    expect(rejected.length).toBeGreaterThan(0)
    const { text } = await reportOf(chile)
    const charged = cellsIn(text, 'Operaciones de cada mes: noviembre de 2026').map(([name]) => name)
    expect(charged.length).toBeGreaterThan(0)
    for (const { id } of rejected) expect(charged).not.toContain(`Operación ${id}`)
  })

  it('lists the payers, as text, without those of rejected orders', async () => {
    const { text } = await reportOf(chile)
    expect(text).toContain('Minera &lt;b&gt;Andes&lt;/b&gt; &amp; Cía.')
    expect(text).not.toContain('<b>')
    expect(text).not.toContain('Nunca Más')
    expect(text).not.toContain('Comercial del Norte')
  })

  it('has what payers owe of transferred orders by days late, and nothing that they paid', async () => {
    const ages = async () => new Map(cellsIn((await reportOf(chile)).text, AGES).map(([age, ...cells]) => [age, cells]))
    expect((await ages()).get('Al día')?.[0]).toBe('2')
    await host.database.query(`update order_invoice set payment_date = '2026-11-01' where order_id = $1`, [late])
    await payOrder(host.services, { orderId: late, folio: undefined, daysLate: undefined, amount: 1_000 })
    const [line] = await host.database.query<{ due: number }>(
      'select amount - credit_notes - 1000 as due from order_invoice where order_id = $1',
      [late],
    )
    const after = await ages()
    expect(after.get('Al día')?.[0]).toBe('1')
    expect(after.get('16 a 30 días')).toEqual(['1', formatMoney(money('CLP', line?.due ?? 0), 'CL')])
    expect(after.get('1 a 15 días')).toEqual(['0', '$0'])
  })

  it('has a text when all invoices are paid', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '76123456-0', 'sara@empresa.cl'))
    await order(company, 'Retail Sur', 'PAID')
    await order(company, 'Retail Sur', 'IN_REVIEW')
    expect((await reportOf(company)).text).toContain('Tus clientes no deben ninguna factura.')
  })

  it('has a text for a business without orders', async () => {
    const { status, text } = await reportOf(empty)
    expect([status, text.includes('Aún no tienes operaciones'), text.includes('<svg')]).toEqual([200, true, false])
  })

  it('has a title and a description for every chart', async () => {
    const { text } = await reportOf(chile)
    const drawings = [...text.matchAll(/<svg [^>]*aria-labelledby="([\w-]+) ([\w-]+)"[^>]*>/g)]
    expect(drawings).toHaveLength(6)
    for (const [, title, summary] of drawings) {
      expect(text).toMatch(new RegExp(`<title id="${title}">[^<]+</title><desc id="${summary}">[^<]+</desc>`))
    }
    const ids = [...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no scripts, loads nothing external, and can be framed by this host only', async () => {
    const { headers, text } = await reportOf(chile)
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`,
    )
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(text).not.toMatch(/<script|\son\w+=|style="|https?:/)
    const page = await host.request('GET /health/live')
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
    expect(page.headers['x-frame-options']).toBe('DENY')
  })

  it('has the theme of the page around it, in the colours of the product', async () => {
    const styled = async (look: string) => (await host.request(`GET ${await addressOf(chile)}${look}`)).text
    for (const theme of ['light', 'dark', 'contrast'])
      expect(await styled(`&look=${theme}`)).toContain(`<html lang="es" class="theme-${theme}">`)
    for (const unknown of ['', '&look=system', '&look="><script>', '&look[]=dark'])
      expect(await styled(unknown)).toContain('<html lang="es" class="">')
    const page = (await styled('')).toLowerCase()
    for (const theme of [lightTheme, darkTheme, highContrastTheme])
      for (const token of ['pageBackground', 'cardBackground', 'cardStroke', 'colorNeutralForeground1'] as const)
        expect(page).toContain(theme[token].toLowerCase())
  })

  it('has no amount at all while amounts are hidden', async () => {
    const bodyOf = async (look: string) => {
      const { text } = await host.request(`GET ${await addressOf(chile)}${look}`)
      return text.slice(text.indexOf('<body>'))
    }
    const body = await bodyOf('&amounts=hidden')
    const amounts = (await bodyOf('')).match(/\$[\d.]+/g) ?? []
    expect(amounts.length).toBeGreaterThan(9)
    for (const shown of amounts.map((amount) => amount.slice(1)).filter((digits) => digits !== '0'))
      expect(body).not.toContain(shown)
    expect(body).not.toContain('$')
    expect(body).toContain('•••••')
    expect(body).toContain('Montos ocultos')
  })

  it('is unavailable during maintenance', async () => {
    const path = await addressOf(chile)
    await host.services.maintenance.set(true)
    const answer = await host.request(`GET ${path}`)
    await host.services.maintenance.set(false)
    expect([answer.status, answer.text.includes('mantención')]).toEqual([503, true])
  })
})

const flipped = (text: string, at: number): string => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << (at % 8))
  return bytes.toString('base64url')
}
