import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { darkTheme } from '#ui/design/theme/dark-theme.ts'
import { highContrastTheme } from '#ui/design/theme/high-contrast-theme.ts'
import { lightTheme } from '#ui/design/theme/light-theme.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { addMember } from '#host/identity/store.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import {
  aHost,
  anInvoice,
  date,
  linesOf,
  NOON,
  PASSWORD,
  store,
  type AHost,
  type Answer,
  type Company,
} from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'

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
  await order(mexico, 'Comercial del Norte', 'ACTIVE')
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

const STATES = ['En revisión', 'Transferido', 'Pagado', 'Rechazado']
const rowsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/<th scope="row">([^<]+)<\/th>/g)].map(([, label = '']) => label)
const monthsIn = (text: string): ReadonlyArray<string> => rowsIn(text).filter((label) => /^[a-z]+ 20\d\d$/.test(label))

const addressOf = async ({ businessId, token }: Company): Promise<string> =>
  ((await host.request(`GET /api/business/${businessId}/xtracker`, { token })).body as { path: string }).path
/** The same user in another session. */
const signedIn = async (company: Company): Promise<Company> => {
  const { body } = await host.request('POST /api/user/login', { body: { email: company.email, password: PASSWORD } })
  return { ...company, token: (body as { token: string }).token }
}
const reportOf = async (company: Company): Promise<Answer> => host.request(`GET ${await addressOf(company)}`)

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
  it('formats amounts and dates for the country, with the chart data also in tables', async () => {
    const { text } = await reportOf(chile)
    expect(text).toContain('20 noviembre 2026')
    expect(text).toMatch(/<th scope="row">noviembre 2026<\/th><td>\$\d{1,3}(\.\d{3})+<\/td>/)
    expect((await reportOf(mexico)).text).toMatch(
      /<th scope="row">noviembre 2026<\/th><td>\$\d{1,3}(,\d{3})*\.\d{2}<\/td>/,
    )
    expect(text.match(/<caption>/g)).toHaveLength(4)
  })

  it('counts paid amounts in their month, and leaves out unpaid ones', async () => {
    const { text } = await reportOf(chile)
    const rows = await host.database.query<{ transfer: number }>(
      `select sum(transfer) as transfer from orders where business_id = $1 and status in ('ACTIVE', 'PAID', 'ARREAR')`,
      [chile.businessId],
    )
    const total = String(rows[0]?.transfer).replaceAll(/\B(?=(\d{3})+$)/g, '.')
    expect(text).toContain(`<th scope="row">noviembre 2026</th><td>$${total}</td>`)
    expect(monthsIn(text)).toEqual(['septiembre 2026', 'octubre 2026', 'noviembre 2026'])
  })

  it('starts with the month of the first order, a year ago at the most', async () => {
    for (const [day, first, count] of [
      ['2026-03-15', 'marzo 2026', 9],
      ['2024-01-15', 'septiembre 2026', 3],
    ] as const) {
      await host.database.query('update orders set requested_on = $2 where id = $1', [late, day])
      const months = monthsIn((await reportOf(chile)).text)
      expect([months[0], months.length]).toEqual([first, count])
    }
    await host.database.query(`update orders set requested_on = '2026-11-20' where id = $1`, [late])
  })

  it('counts the orders by status label', async () => {
    const { text } = await reportOf(chile)
    for (const [label, count] of [
      ['Transferido', 2],
      ['Pagado', 1],
      ['En revisión', 1],
      ['Rechazado', 1],
    ] as const) {
      expect(text).toMatch(new RegExp(`<th scope="row">${label}</th><td>${count} · \\$`))
    }
    expect(rowsIn(text).filter((row) => STATES.includes(row))).toEqual(STATES)
  })

  it('lists the payers, as text, without those of rejected orders', async () => {
    const { text } = await reportOf(chile)
    expect(text).toContain('Minera &lt;b&gt;Andes&lt;/b&gt; &amp; Cía.')
    expect(text).not.toContain('<b>')
    expect(text).not.toContain('Nunca Más')
    expect(text).not.toContain('Comercial del Norte')
  })

  it('has what payers owe of transferred orders by days late, and nothing that they paid', async () => {
    const before = (await reportOf(chile)).text
    expect(before).toMatch(/<th scope="row">Al día<\/th><td>2 facturas · \$/)
    await host.database.query(`update order_invoice set payment_date = '2026-11-01' where order_id = $1`, [late])
    await payOrder(host.services, { orderId: late, folio: undefined, daysLate: undefined, amount: 1_000 })
    const { text } = await reportOf(chile)
    const [line] = await host.database.query<{ due: number }>(
      'select amount - credit_notes - 1000 as due from order_invoice where order_id = $1',
      [late],
    )
    expect(text).toMatch(/<th scope="row">Al día<\/th><td>1 factura · \$/)
    expect(text).toContain(
      `<th scope="row">16 a 30 días</th><td>1 factura · ${formatMoney(money('CLP', line?.due ?? 0), 'CL')}</td>`,
    )
    expect(text).toMatch(/<th scope="row">1 a 15 días<\/th><td>0 facturas · \$0<\/td>/)
  })

  it('has a text when all invoices are paid', async () => {
    const company = await readyForTransfers(host, await host.company('CL', '79111222-K', 'rosa@empresa.cl'))
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
    expect(drawings).toHaveLength(4)
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
