import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHost, ownHost, NOON, type AHost } from '#test/host/server/a-host.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

/** The path that was mailed to a new user. */
const mailedTo = async (email: string): Promise<string> => {
  const password = 'una clave larga'
  await host.request('POST /api/user', { body: { email, password, confirmPassword: password } })
  await host.mailed()
  const message = host.emails.find(({ to }) => to === email)
  return new URL(message?.button?.address ?? '').pathname
}
const verifiedAt = async (email: string) =>
  (
    await host.database.query<{ at: Date | null }>('select email_verified_at as at from app_user where email = $1', [
      email,
    ])
  )[0]?.at

describe('the confirmation link', () => {
  it('needs a click, because programs open links too', async () => {
    const path = await mailedTo('ana@empresa.cl')
    for (const _ of [1, 2]) {
      const page = await host.request(`GET ${path}`)
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Confirmar mi correo')])
    }
    expect(await verifiedAt('ana@empresa.cl')).toBeNull()
    const done = await host.request(`GET ${path}?confirmar=1`)
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('Tu correo quedó confirmado')])
    expect(await verifiedAt('ana@empresa.cl')).toEqual(new Date(NOON))
  })

  it('is valid once, for a week', async () => {
    const path = await mailedTo('eva@empresa.cl')
    host.world.now = NOON + 7 * 24 * 3_600_000
    expect((await host.request(`GET ${path}?confirmar=1`)).status).toBe(410)
    host.world.now = NOON
    const answers = await Promise.all([
      host.request(`GET ${path}?confirmar=1`),
      host.request(`GET ${path}?confirmar=1`),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await host.request(`GET ${path}`)).text).toContain('Este enlace ya no sirve')
  })

  it('shows a page without scripts, with the style of its policy', async () => {
    const { headers, text } = await host.request(`GET /verifyemail/${'q'.repeat(43)}`)
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    })
    expect(text).not.toMatch(/<script|style="/)
  })

  it('leaves its code out of the log', async () => {
    const path = await mailedTo('luz@empresa.cl')
    await host.request(`GET ${path}`)
    expect(host.lines.join('')).toContain('/verifyemail/:code')
    expect(host.lines.join('')).not.toContain(path.split('/').at(-1))
  })

  it('waits during maintenance', async () => {
    const path = await mailedTo('pia@empresa.cl')
    await host.services.maintenance.set(true)
    const closed = await host.request(`GET ${path}?confirmar=1`)
    await host.services.maintenance.set(false)
    expect([closed.status, closed.text]).toEqual([503, expect.stringContaining('En mantención')])
    expect(await verifiedAt('pia@empresa.cl')).toBeNull()
    expect((await host.request(`GET ${path}?confirmar=1`)).status).toBe(200)
  })

  it('has ten attempts per quarter of an hour and address', async () => {
    const strict = await ownHost({ rates: { linkTriesPerAddress: 10 } })
    const statuses = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await strict.request(`GET /verifyemail/${String(at).padStart(43, 'q')}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 410), 429, 429])
    const stopped = await strict.request(`GET /verifyemail/${'q'.repeat(43)}`)
    expect([stopped.text, stopped.headers['retry-after']]).toEqual([
      expect.stringContaining('Demasiados intentos'),
      expect.stringMatching(/^\d+$/),
    ])
    await strict.close()
  })
})
