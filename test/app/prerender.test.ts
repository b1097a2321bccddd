import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { prerenderSignIn, type PrerenderedPage } from '#app/prerender.tsx'
import { wordsOf } from '#test/ui/design/render.tsx'

describe('the prerendered sign-in page', () => {
  let page: PrerenderedPage

  beforeAll(async () => {
    page = await prerenderSignIn()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  it('is the sign-in screen with empty fields', () => {
    expect(wordsOf(page.markup)).toMatch(/Inicia sesión .*Correo Contraseña ¿Olvidaste tu contraseña\? Ingresar$/)
    expect(page.markup.match(/<input [^>]*value=""/g)).toHaveLength(2)
  })

  it('needs no style attribute, which the content policy rejects', () => {
    expect(page.markup).not.toMatch(/<[^>]*\sstyle=/)
  })

  it('has a rule for every generated class name', () => {
    const names = [...page.markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
    const generated = new Set(names.filter((name) => /^[fr][a-z0-9]{5,7}$/.test(name)))
    expect(generated.size).toBeGreaterThan(50)
    expect([...generated].filter((name) => !page.styles.includes(`.${name}`))).toEqual([])
  })

  it('is the same at every date, in every time zone and language', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T03:00:00Z'), toFake: ['Date'] })
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.stubEnv('LANG', 'de_DE.UTF-8')
    expect(await prerenderSignIn()).toEqual(page)
  })
})
