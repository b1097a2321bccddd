import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { DigestFrequency } from '#domain/team/digest.ts'
import type { Role } from '#domain/team/role.ts'
import { setFeature } from '#host/business/features.ts'
import { saveDebts } from '#host/debts/store.ts'
import { addMember, endMembership, saveRole } from '#host/identity/membership-store.ts'
import type { Email, EmailSection } from '#host/mail/mail.port.ts'
import { setOrderStatus } from '#host/orders/change-status.ts'
import { sendDigests } from '#host/shell/send-digests.ts'
import { aReceivedInvoice, storePayables } from '#test/host/payables/a-payable.ts'
import { aHost, anInvoice, date, linesOf, store, type AHost, type Company } from '#test/host/server/a-host.ts'

let host: AHost
let ana: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.clear()
  ana = await host.company('CL', '76086428-5', 'ana@empresa.cl')
})

const MINUTE = 60_000
/** Friday 20 November 2026, 8:30 in Santiago and in Mexico City. */
const IN_CHILE = Date.UTC(2026, 10, 20, 11, 30)
const IN_MEXICO = Date.UTC(2026, 10, 20, 14, 30)

/** Chooses long before, so that only the day and the hour count. */
const choose = async (frequency: DigestFrequency, { userId } = ana): Promise<void> => {
  await host.database.query(`update app_user set digest = $2, digest_chosen_at = '2026-01-01' where id = $1`, [
    userId,
    frequency,
  ])
}
const sendAt = async (now: number): Promise<ReadonlyArray<Email>> => {
  host.world.now = now
  host.emails.length = 0
  await sendDigests(host.services)
  await host.mailed()
  return host.emails.filter(({ muting }) => muting?.topic === 'Digest')
}
const sectionOf = (email: Email | undefined, title: string): EmailSection | undefined =>
  email?.sections?.find((section) => section.title === title)
const textsOf = (email: Email | undefined, title = `Empresa ${ana.identifier}`): ReadonlyArray<string> =>
  sectionOf(email, title)?.groups.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? []
const days = () => host.database.query('select user_id, day::text from digest_mail order by user_id, day')

/** Gives a member nothing to do: the role sees no task but that of the phone. */
const idle = async (company: Company): Promise<void> => {
  await saveRole(host.database, company.userId, company.businessId, 'READER')
  await host.database.query(`update app_user set phone = '+56961234567' where id = $1`, [company.userId])
}

describe('the digest', () => {
  it('is mailed at 8:30 of the country, once a day, and on business days', async () => {
    await choose('DAILY')
    expect(await sendAt(IN_CHILE - 1)).toEqual([])
    const [mail, ...more] = await sendAt(IN_CHILE)
    expect([mail?.to, mail?.subject, more]).toEqual(['ana@empresa.cl', 'Tu resumen del 20 de noviembre', []])
    expect(await sendAt(IN_CHILE + 60 * MINUTE)).toEqual([])
    expect(await sendAt(IN_CHILE + 24 * 60 * MINUTE)).toEqual([])
    expect(await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)).toHaveLength(1)
  })

  it('follows the zone and the holidays of the company used last', async () => {
    const mexican = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    await addMember(host.database, ana.userId, mexican.businessId)
    await choose('DAILY')
    await host.database.query(
      `update membership set last_used_at = '2026-11-19' where user_id = $1 and business_id = $2`,
      [ana.userId, mexican.businessId],
    )
    await host.database.query(
      `update membership set last_used_at = '2026-11-18' where user_id = $1 and business_id = $2`,
      [ana.userId, ana.businessId],
    )
    expect(await sendAt(IN_MEXICO - 1)).toEqual([])
    const [mail] = await sendAt(IN_MEXICO)
    expect(mail?.sections?.map(({ title }) => title)).toEqual([
      `Empresa ${mexican.identifier}`,
      `Empresa ${ana.identifier}`,
    ])
    await host.database.query(
      `insert into added_holiday (country, day, name) values ('MX', '2026-11-23', 'Un feriado')`,
    )
    expect(await sendAt(IN_MEXICO + 3 * 24 * 60 * MINUTE)).toEqual([])
    expect(await sendAt(IN_MEXICO + 4 * 24 * 60 * MINUTE)).toHaveLength(1)
  })

  it('of a week comes on Monday, or on the day after a Monday that is a holiday', async () => {
    await choose('WEEKLY')
    expect(await sendAt(IN_CHILE)).toEqual([])
    expect(await sendAt(Date.UTC(2026, 10, 23, 11, 30))).toHaveLength(1)
    expect(await sendAt(Date.UTC(2026, 10, 24, 11, 30))).toEqual([])
    await host.database.query(
      `insert into added_holiday (country, day, name) values ('CL', '2026-11-30', 'Un feriado')`,
    )
    expect(await sendAt(Date.UTC(2026, 10, 30, 11, 30))).toEqual([])
    expect(await sendAt(Date.UTC(2026, 11, 1, 11, 30))).toHaveLength(1)
  })

  it('is not sent to a user who turned it off, nor on the morning on which it was chosen', async () => {
    expect(await sendAt(IN_CHILE - 60 * MINUTE)).toEqual([])
    await host.request(`PUT /api/user/${ana.userId}/digest`, { token: ana.token, body: { frequency: 'OFF' } })
    expect(await sendAt(IN_CHILE)).toEqual([])
    host.world.now = IN_CHILE + MINUTE
    await host.request(`PUT /api/user/${ana.userId}/digest`, { token: ana.token, body: { frequency: 'DAILY' } })
    expect(await sendAt(IN_CHILE + 2 * MINUTE)).toEqual([])
    expect(await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)).toHaveLength(1)
  })

  it('is one mail of two hosts, whose day is recorded before it is sent', async () => {
    await choose('DAILY')
    host.world.now = IN_CHILE
    const recorded: Array<unknown> = []
    const services = {
      ...host.services,
      mail: { enqueue: (write: () => Promise<Email | undefined>) => void recorded.push(days().then(() => write())) },
    }
    await Promise.all([sendDigests(services), sendDigests(services), sendDigests(services)])
    expect(recorded).toHaveLength(1)
    expect(await days()).toEqual([{ user_id: Number(ana.userId), day: '2026-11-20' }])
  })

  it('is no mail without anything to tell, and is not made again on that day', async () => {
    await choose('DAILY')
    await idle(ana)
    expect(await sendAt(IN_CHILE)).toEqual([])
    expect(await days()).toHaveLength(1)
    await saveRole(host.database, ana.userId, ana.businessId, 'OWNER')
    expect(await sendAt(IN_CHILE + MINUTE)).toEqual([])
  })

  it('is sent to the others when that of one user fails, and to that one later', async () => {
    const luz = await host.company('CL', '77777777-7', 'luz@empresa.cl')
    await choose('DAILY')
    await choose('DAILY', luz)
    host.world.now = IN_CHILE
    const { digestSources } = host.services
    const failing = {
      ...host.services,
      digestSources: {
        ...digestSources,
        newsOf: (async (queries, business, period) => {
          if (business.id === ana.businessId) throw new Error('down')
          return digestSources.newsOf(queries, business, period)
        }) satisfies typeof digestSources.newsOf,
      },
    }
    await expect(sendDigests(failing)).rejects.toThrow('digests were not made')
    await host.mailed()
    expect(host.emails.map(({ to }) => to)).toEqual(['luz@empresa.cl'])
    expect((await sendAt(IN_CHILE + MINUTE)).map(({ to }) => to)).toEqual(['ana@empresa.cl'])
  })
})

describe('what a digest tells', () => {
  beforeEach(() => choose('DAILY'))

  it('are the tasks that the screen shows, with links into the company', async () => {
    const { body } = await host.request(`GET /api/business/${ana.businessId}/task`, { token: ana.token })
    const tasks = body as ReadonlyArray<{ title: string; detail: string; pathAction: string }>
    const [mail] = await sendAt(IN_CHILE)
    const [group] = sectionOf(mail, `Empresa ${ana.identifier}`)?.groups ?? []
    expect(group).toEqual({
      title: 'Espera por ti',
      lines: tasks.map(({ detail, pathAction, title }) => ({
        text: `${title}: ${detail}`,
        address: `https://anticipo.example${pathAction}?c=${ana.businessId}`,
      })),
    })
    expect(mail?.muting).toEqual({ userId: ana.userId, topic: 'Digest' })
  })

  it.each<readonly [Role, ReadonlyArray<string>]>([
    [
      'OWNER',
      ['Ingresa tu clave SII', 'Completa tu perfil', 'Agrega un representante legal', 'Agrega una cuenta bancaria'],
    ],
    ['PREPARER', ['Completa tu perfil']],
    ['READER', ['Completa tu perfil']],
  ])('to %s is what the role may see', async (role, titles) => {
    await saveRole(host.database, ana.userId, ana.businessId, role)
    const [mail] = await sendAt(IN_CHILE)
    const shown = textsOf(mail).map((text) => text.split(':')[0])
    expect(titles.filter((title) => !shown.includes(title))).toEqual([])
    expect(shown.includes('Ingresa tu clave SII')).toBe(role === 'OWNER')
  })

  it('is nothing of a company that the person left, and nothing of another', async () => {
    const other = await host.company('CL', '77777777-7', 'luz@empresa.cl')
    await addMember(host.database, ana.userId, other.businessId)
    expect((await sendAt(IN_CHILE))[0]?.sections).toHaveLength(2)
    await endMembership(
      host.database,
      { userId: ana.userId, businessId: other.businessId, removedBy: other.userId },
      IN_CHILE,
    )
    const [mail] = await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)
    expect(mail?.sections?.map(({ title }) => title)).toEqual([`Empresa ${ana.identifier}`])
    expect(JSON.stringify(mail)).not.toContain(`c=${other.businessId}`)
  })

  it('is due as the page of payments has it, with the feature of payables only', async () => {
    await storePayables(host, ana, [
      aReceivedInvoice('CL', 1, { issueDate: date('2026-11-18') }),
      aReceivedInvoice('CL', 2, { issueDate: date('2026-08-03') }),
    ])
    await host.database.query(`update payable set payment_date = '2026-11-24' where folio = '101'`)
    await host.database.query(`update payable set payment_date = '2026-11-10' where folio = '102'`)
    const [mail] = await sendAt(IN_CHILE)
    expect(textsOf(mail).filter((text) => text.startsWith('Por pagar'))).toEqual([
      `Por pagar, vencidas: 1 factura, ${formatMoney(money('CLP', 1_002), 'CL')}`,
      `Por pagar, hasta el 27 de noviembre: 1 factura, ${formatMoney(money('CLP', 1_001), 'CL')}`,
    ])
    await setFeature(host.database, ana.businessId, { featureId: PAYABLES_FEATURE, active: false })
    const [later] = await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)
    expect(textsOf(later).filter((text) => text.startsWith('Por pagar'))).toEqual([])
  })

  it('are the debts of the country that are not zero', async () => {
    await saveDebts(
      host.database,
      { id: ana.businessId, country: 'CL' },
      { treasury: { total: 1_200_000 }, bureau: { total: 0 } },
      date('2026-11-19'),
    )
    const [mail] = await sendAt(IN_CHILE)
    expect(textsOf(mail).filter((text) => text.includes('19/11/2026'))).toEqual([
      `Deuda con la Tesorería: ${formatMoney(money('CLP', 1_200_000), 'CL')}, al 19/11/2026`,
    ])
  })

  it('arrived since the last digest, and once', async () => {
    await idle(ana)
    await store(host, ana, [
      anInvoice('CL', 1),
      anInvoice('CL', 2),
      anInvoice('CL', 3, { reasons: ['CLAIMED' as never] }),
    ])
    await storePayables(host, ana, [aReceivedInvoice('CL', 1)])
    await host.database.query(`update payable set payment_date = '2027-06-01'`)
    for (const key of ['doc-1', 'doc-2', 'doc-3', 'received-1'])
      await host.database.query(
        `insert into tax_document (business_id, country, kind, key, sha256, payload, in_archive, received_at)
          values ($1, 'CL', 'Invoice', $2, $2, '{}', false, $3)`,
        [ana.businessId, key, new Date(IN_CHILE - 60 * MINUTE)],
      )
    const [mail] = await sendAt(IN_CHILE)
    expect(sectionOf(mail, `Empresa ${ana.identifier}`)?.groups).toEqual([
      {
        title: 'Llegó',
        lines: [
          {
            text: '2 facturas nuevas que puedes financiar',
            address: `https://anticipo.example/finance?c=${ana.businessId}`,
          },
          {
            text: '1 factura nueva de tus proveedores',
            address: `https://anticipo.example/payments?c=${ana.businessId}`,
          },
        ],
      },
    ])
    expect(await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)).toEqual([])
  })

  it('that arrived in the last ten minutes is told the next time', async () => {
    await idle(ana)
    await store(host, ana, [anInvoice('CL', 1)])
    await host.database.query(
      `insert into tax_document (business_id, country, kind, key, sha256, payload, in_archive, received_at)
        values ($1, 'CL', 'Invoice', 'doc-1', 'x', '{}', false, $2)`,
      [ana.businessId, new Date(IN_CHILE - 9 * MINUTE)],
    )
    expect(await sendAt(IN_CHILE)).toEqual([])
    expect(textsOf((await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE))[0])).toEqual([
      '1 factura nueva que puedes financiar',
    ])
  })

  const order = async (at: number): Promise<OrderId> => {
    const { body } = await host.request(`POST /api/business/${ana.businessId}/order?orderType=DIRECT_FINANCING`, {
      token: ana.token,
      body: { orderInvoices: linesOf(await store(host, ana, [anInvoice('CL', at)])), preselectedInvoicesIds: [] },
    })
    return String((body as { createdOrder: { id: number } }).createdOrder.id) as OrderId
  }

  it('are the orders that were paid since the last digest', async () => {
    host.world.now = IN_CHILE - 120 * MINUTE
    const [paid, open] = [await order(1), await order(2)]
    await host.database.query(`update orders set status = 'PAID' where id = $1`, [paid])
    await host.database.query(
      `insert into order_status (order_id, status, changed_on, changed_at) values ($1, 'PAID', '2026-11-20', $2)`,
      [paid, new Date(host.world.now)],
    )
    const [mail] = await sendAt(IN_CHILE)
    expect(textsOf(mail)).toContain(`La operación ${paid} quedó pagada`)
    expect(JSON.stringify(mail)).not.toContain(`La operación ${open} quedó`)
    const [next] = await sendAt(IN_CHILE + 3 * 24 * 60 * MINUTE)
    expect(textsOf(next).filter((text) => text.includes('quedó pagada'))).toEqual([])
  })

  it('is read in as many statements for ten orders as for one', async () => {
    await setFeature(host.database, ana.businessId, { featureId: PAYABLES_FEATURE, active: true })
    let statements = 0
    const { digestSources } = host.services
    const counting = {
      ...host.services,
      digestSources: {
        ...digestSources,
        newsOf: ((queries, business, period) =>
          digestSources.newsOf(
            {
              query: (text, parameters) => {
                statements += 1
                return queries.query(text, parameters)
              },
            },
            business,
            period,
          )) satisfies typeof digestSources.newsOf,
      },
    }
    const count = async (now: number): Promise<number> => {
      host.world.now = now
      statements = 0
      await sendDigests(counting)
      return statements
    }
    await setOrderStatus(host.services, await order(1), 'APPROVED')
    await host.database.query(`update orders set type = 'CONFIRMING'`)
    const ofOne = await count(IN_CHILE)
    host.world.now = IN_CHILE + MINUTE
    for (let at = 2; at < 11; at += 1) await setOrderStatus(host.services, await order(at), 'APPROVED')
    await host.database.query(`update orders set type = 'CONFIRMING'`)
    expect([ofOne > 5, await count(IN_CHILE + 3 * 24 * 60 * MINUTE)]).toEqual([true, ofOne])
  })

  it('is shortened after ten lines', async () => {
    for (let at = 1; at <= 12; at += 1) await setOrderStatus(host.services, await order(at), 'PENDING_DOCUMENTS')
    const [mail] = await sendAt(IN_CHILE)
    const [group] = sectionOf(mail, `Empresa ${ana.identifier}`)?.groups ?? []
    expect([group?.lines.length, group?.lines.at(-1)]).toEqual([10, { text: expect.stringMatching(/^Y \d+ más\.$/) }])
  })
})
