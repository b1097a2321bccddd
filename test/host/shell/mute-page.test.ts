import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { NOTIFICATION_KINDS } from '#wire/shell.codec.ts'
import { muteAddress } from '#host/notifications/mute-link.ts'
import type { NotificationEvent } from '#host/notifications/notification-event.ts'
import { notify } from '#host/notifications/notifications.ts'
import { issueSignatureCode } from '#host/documents/signature-link.ts'
import { aHost, type AHost, type Company } from '#test/host/server/a-host.ts'

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

const FORM = 'application/x-www-form-urlencoded'
const ONE_CLICK = 'List-Unsubscribe=One-Click'

const linkOf = (topic: string, userId: UserId = ana.userId): string => muteAddress(host.services, '', { userId, topic })
const post = async (url: string, type: string | undefined = FORM, payload = ONE_CLICK) => {
  const answer = await host.app.inject({
    method: 'POST',
    url,
    ...(type === undefined ? {} : { headers: { 'content-type': type }, payload }),
  })
  return { status: answer.statusCode, text: answer.payload }
}

const channelOf = async (kind: string, { token, userId } = ana): Promise<string | undefined> => {
  const { body } = await host.request(`GET /api/user/${userId}/notification/choice`, { token })
  return (body as { choices: ReadonlyArray<{ kind: string; channel: string }> }).choices.find(
    (one) => one.kind === kind,
  )?.channel
}
const choose = (kind: string, channel: string) =>
  host.request(`PUT /api/user/${ana.userId}/notification/choice`, {
    token: ana.token,
    body: { choices: [{ kind, channel }] },
  })
const digestOf = async ({ token, userId } = ana): Promise<unknown> =>
  (await host.request(`GET /api/user/${userId}/digest`, { token })).body

describe('the link that turns mails off', () => {
  it('asks first when it is opened, as by a scanner, and changes nothing', async () => {
    const { status, text, headers } = await host.request(`GET ${linkOf('OrderStatusChanged')}`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('Una operación cambia de estado')
    expect(text).toContain('<form method="post"')
    expect(await channelOf('OrderStatusChanged')).toBe('BOTH')
  })

  it.each([
    ['BOTH', 'APP'],
    ['MAIL', 'NONE'],
    ['APP', 'APP'],
    ['NONE', 'NONE'],
  ])('takes the mail out of %s without a session, and twice is like once', async (before, after) => {
    await choose('PayerPaid', before)
    const link = linkOf('PayerPaid')
    expect([(await post(link)).status, (await post(link)).status]).toEqual([200, 200])
    expect(await channelOf('PayerPaid')).toBe(after)
  })

  it.each([
    ['a form', FORM, ONE_CLICK],
    [
      'a form of parts',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`,
    ],
    ['nothing', undefined, ''],
  ])('takes the POST of a mail program with %s', async (_, type, payload) => {
    const answer = await post(linkOf('PayrollPaid'), type, payload)
    expect([answer.status, await channelOf('PayrollPaid')]).toEqual([200, 'APP'])
    expect(answer.text).toContain('Pagamos una lista de facturas')
  })

  it('changes the choice of its user and its kind only', async () => {
    const luz = await host.company('MX', 'EKU9003173C9', 'luz@empresa.mx')
    await post(linkOf('PayrollPaid', luz.userId))
    expect([await channelOf('PayrollPaid'), await channelOf('PayrollPaid', luz)]).toEqual(['BOTH', 'APP'])
    expect(await channelOf('PayrollStopped', luz)).toBe('BOTH')
    expect(await digestOf(luz)).toEqual({ frequency: 'WEEKLY' })
  })

  it('turns the digest off, and the page of the user shows it', async () => {
    expect(await digestOf()).toEqual({ frequency: 'WEEKLY' })
    expect((await post(linkOf('Digest'))).text).toContain('Resumen de tus empresas por correo')
    expect(await digestOf()).toEqual({ frequency: 'OFF' })
  })

  it.each(['PasswordChanged', 'AccountChanged', 'Another'])('does nothing for %s', async (topic) => {
    const before = await channelOf(topic)
    await post(linkOf(topic))
    expect(await channelOf(topic)).toBe(before)
  })

  it('is useless when it is forged, of another purpose, of a user who is gone, or a year old', async () => {
    const link = linkOf('PayerPaid')
    const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`
    const other = `/unsubscribe/${issueSignatureCode(host.services, ana.userId as never)}`
    for (const bad of [forged, other, '/unsubscribe/abc', linkOf('PayerPaid', '999999' as UserId)]) {
      expect([(await host.request(`GET ${bad}`)).status, (await post(bad)).status]).toEqual([410, 410])
    }
    host.world.now += 365 * 24 * 3_600_000
    expect((await host.request(`GET ${link}`)).status).toBe(200)
    host.world.now += 24 * 3_600_000
    const late = await post(link)
    expect([late.status, late.text]).toEqual([410, expect.stringContaining('Este enlace ya no sirve')])
    host.world.now -= 366 * 24 * 3_600_000
    expect(await channelOf('PayerPaid')).toBe('APP')
  })

  it('has no more letters than a path may have, and is not in the log', async () => {
    const longest = NOTIFICATION_KINDS.reduce((one, other) => (other.length > one.length ? other : one))
    const link = linkOf(longest, '9223372036854775807' as UserId)
    expect(link.split('/').at(-1)?.length).toBeLessThanOrEqual(100)
    await host.request(`GET ${linkOf('PayerPaid')}`)
    expect(host.lines.join('')).toContain('/unsubscribe/:code')
    expect(host.lines.join('')).not.toContain(linkOf('PayerPaid').slice(0, 20))
  })
})

describe('the mail of a notification', () => {
  const mailOf = async (news: NotificationEvent) =>
    (await notify(host.database, host.services.clock, { userId: ana.userId }, news))[0]

  it('names the choice that turns it off', async () => {
    expect(await mailOf({ kind: 'SurplusPaid', amount: '$1' })).toMatchObject({
      muting: { userId: ana.userId, topic: 'SurplusPaid' },
    })
  })

  it.each<NotificationEvent>([
    { kind: 'PasswordChanged' },
    { kind: 'AccessedByOperator', operator: 'Eva' },
    { kind: 'BusinessClaimLost', identifier: '76086428-5' },
    { kind: 'AccountChanged', change: 'ADDED', person: 'Ana', bank: 'Banco', number: '456' },
  ])('of safety names none: $kind', async (news) => {
    expect(await mailOf(news)).not.toHaveProperty('muting')
  })
})

describe('the choice of the digest', () => {
  it('is saved as it is chosen, and one that does not exist is not', async () => {
    const put = (frequency: string) =>
      host.request(`PUT /api/user/${ana.userId}/digest`, { token: ana.token, body: { frequency } })
    expect((await put('DAILY')).body).toEqual({ frequency: 'DAILY' })
    expect((await put('HOURLY')).status).toBe(400)
    expect(await digestOf()).toEqual({ frequency: 'DAILY' })
  })

  it('is none for accounts that earlier versions made, and a week for new ones', async () => {
    await host.database.query(`insert into app_user (email, name, password_hash) values ('leo@empresa.cl', 'Leo', 'x')`)
    expect(await host.database.query(`select email, digest from app_user order by email`)).toEqual([
      { email: 'ana@empresa.cl', digest: 'WEEKLY' },
      { email: 'leo@empresa.cl', digest: 'OFF' },
    ])
  })
})
