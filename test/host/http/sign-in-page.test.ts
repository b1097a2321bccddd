import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHost, type AHost } from '#test/host/server/a-host.ts'

const PAGE = '<!doctype html><title>Anticipo</title>'
const STYLE = 'h1{color:red}'
const SCRIPT = 'document.title="listo"'
const PHONE_STYLE = 'h1{color:blue}'
const SIGN_IN_HTML = `<!doctype html><style>${STYLE}</style><style media="(max-width: 639px)" data-priority="0">${PHONE_STYLE}</style><script async src="/a.js"></script><h1>Inicia sesión</h1><script>${SCRIPT}</script>`
const folder = mkdtempSync(join(tmpdir(), 'anticipo-sign-in-'))

let host: AHost
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'start.html'), SIGN_IN_HTML)
  host = await ownHost({ clientFolder: folder })
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

const policyAt = async (url: string) => {
  const { body, headers } = await host.app.inject({ url })
  return { body, policy: String(headers['content-security-policy']) }
}
const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the sign-in page', () => {
  it.each(['/start', '/start/', '/start/login', '/start/login?utm_source=x'])(
    'is served at %s, with its own styles and script allowed',
    async (url) => {
      const { body, policy } = await policyAt(url)
      expect(body).toBe(SIGN_IN_HTML)
      expect(policy).toContain(`script-src 'self' ${digestOf(SCRIPT)};`)
      expect(policy).toContain(` ${digestOf(STYLE)} ${digestOf(PHONE_STYLE)};`)
      expect(policy).not.toContain('unsafe')
    },
  )

  it.each(['/', '/start/register', '/start/loginx', '/finance', '/start.html/x'])(
    'is not the page of %s, where nothing inline is allowed',
    async (url) => {
      const { body, policy } = await policyAt(url)
      expect(body).toBe(PAGE)
      expect(policy).toContain("script-src 'self';")
    },
  )

  it('gives way to the closing for maintenance', async () => {
    await host.services.maintenance.set(true)
    expect((await policyAt('/start/login')).body).toContain('<meta name="maintenance" content="on">')
    await host.services.maintenance.set(false)
  })
})
