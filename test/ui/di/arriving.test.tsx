import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { arriving } from '#ui/di/arriving.tsx'
import { fetchedOf } from '#ui/di/fetched.ts'

const drawn = (Screen: ReturnType<typeof arriving<{ readonly name: string }>>) =>
  renderToStaticMarkup(
    <Suspense fallback="Un momento">
      <Screen name="Ana" />
    </Suspense>,
  )

describe('a component whose code comes when it is drawn', () => {
  const code =
    () =>
    async () =>
    ({ name }: { readonly name: string }) => <p>Hola, {name}</p>

  it('is waited for where it has not come', () => {
    expect(drawn(arriving(code()))).toContain('Un momento')
  })

  it('is drawn at once where it has', async () => {
    const fetch = code()
    await fetchedOf(fetch)
    expect(drawn(arriving(fetch))).toBe('<p>Hola, Ana</p>')
  })
})
