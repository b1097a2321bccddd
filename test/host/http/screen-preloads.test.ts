import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PRELOADS_FILE, screenPreloadsIn, type ScreenPreloads } from '#host/http/screen-preloads.ts'
import { ownHost } from '#test/host/server/a-host.ts'

const SCREENS: ReadonlyArray<ScreenPreloads> = [
  { paths: '^/(?:$|finance)', files: ['assets/finance-1.js', 'assets/table-2.js'] },
  { paths: '^/payments', files: ['assets/payments-3.js'] },
]
const FINANCE =
  '</assets/finance-1.js>; rel=modulepreload; crossorigin, </assets/table-2.js>; rel=modulepreload; crossorigin'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anticipo-preloads-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Anticipo</title>')
  writeFileSync(join(folder, 'start.html'), '<!doctype html><h1>Inicia sesión</h1>')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (content: string): void => writeFileSync(join(folder, PRELOADS_FILE), content)

describe('the code of a screen', () => {
  it.each([
    ['/', FINANCE],
    ['/?utm_source=x', FINANCE],
    ['/finance/directo', FINANCE],
    ['/payments/pagadas?x=1', '</assets/payments-3.js>; rel=modulepreload; crossorigin'],
    ['/orders/7', undefined],
    ['/user/payments', undefined],
  ])('is named in the header of the page at %s', (url, link) => {
    write(JSON.stringify(SCREENS))
    expect(screenPreloadsIn(folder)(url)).toBe(link)
  })

  it('is named nowhere without the file of the build, or with a file of another shape', () => {
    expect(screenPreloadsIn(folder)('/finance')).toBeUndefined()
    write('[{"paths":7}]')
    expect(screenPreloadsIn(folder)('/finance')).toBeUndefined()
  })

  it('is sent with the page, also when the page has not changed, but neither for sign-in nor during maintenance', async () => {
    write(JSON.stringify(SCREENS))
    const host = await ownHost({ clientFolder: folder })
    const linkAt = async (url: string, headers = {}) => (await host.app.inject({ url, headers })).headers['link']
    const { headers } = await host.app.inject({ url: '/finance' })
    expect([headers['link'], await linkAt('/finance', { 'if-none-match': headers['etag'] })]).toEqual([
      FINANCE,
      FINANCE,
    ])
    expect(await linkAt('/start/login')).toBeUndefined()
    await host.services.maintenance.set(true)
    expect(await linkAt('/finance')).toBeUndefined()
    await host.close()
  })
})
