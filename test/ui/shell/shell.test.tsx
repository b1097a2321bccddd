import { describe, expect, it } from 'vitest'
import { MENU_ENTRIES } from '#app/menu-entries.ts'
import { AppShell } from '#ui/shell/app-shell.tsx'
import type { AppShellProps } from '#ui/shell/app-shell.tsx'
import { isWithin } from '#ui/shell/menu.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

const nothing = (): void => undefined

const shell: AppShellProps = {
  entries: MENU_ENTRIES.filter(({ path }) => path === '/finance' || path === '/orders'),
  path: '/orders/12',
  businessName: 'Maderas del Biobío SpA',
  businessIdentifier: '76.123.451-K',
  userName: 'Antonia',
  today: 'viernes 20/11/2026',
  amountsHidden: false,
  onToggleAmounts: nothing,
  appearance: 'system',
  onAppearance: nothing,
  identifierLabel: 'Copiar el RUT',
  onProfile: nothing,
  onSearch: nothing,
  onKeys: nothing,
  onSignOut: nothing,
  children: 'contenido',
}

describe('isWithin', () => {
  it('matches the path itself and paths below it, and no path with the same prefix', () => {
    const orders = { path: '/orders' }
    expect(['/orders', '/orders/12', '/ordersx', '/finance'].map((path) => isWithin(path, orders))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('AppShell', () => {
  it('shows the business and the user', () => {
    const words = wordsOf(markupOf(<AppShell {...shell} />))
    expect(words).toContain('Maderas del Biobío SpA 76.123.451-K')
    expect(words).toContain('Hola, Antonia')
  })

  it('shows the given entries only, and marks the current one in both navigations', () => {
    const markup = markupOf(<AppShell {...shell} />)
    expect(wordsOf(markup)).not.toContain('Proveedores')
    expect(markup.match(/aria-current="page"/g)).toHaveLength(2)
  })

  it('has a skip link for keyboard users', () => {
    const markup = markupOf(<AppShell {...shell} />)
    expect(markup).toMatch(/href="#content"[^>]*>Saltar al contenido/)
    expect(markup).toContain('<main id="content"')
  })
})
