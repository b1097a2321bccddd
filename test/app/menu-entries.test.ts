import { describe, expect, it } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { MENU_ENTRIES } from '#app/menu-entries.ts'
import type { EntityFeature } from '#domain/business/business.ts'
import type { Country } from '#domain/kernel/country.ts'
import { isWithin, type MenuEntry } from '#ui/shell/menu.ts'

const pathsOf = (area: MenuEntry['area'], country: Country, features: ReadonlyArray<EntityFeature> = []) =>
  MENU_ENTRIES.filter((entry) => entry.area === area && entry.isAvailable({ country, features })).map(
    ({ path }) => path,
  )

describe('the menus', () => {
  it('show suppliers and payments where the business has them', () => {
    const withPayables = ['/finance', '/suppliers', '/payments', '/orders', '/cash', '/xtracker']
    expect(pathsOf('main', 'CL')).toEqual(['/finance', '/orders', '/cash', '/xtracker'])
    expect(pathsOf('main', 'CL', [{ featureId: 10, active: true }])).toEqual(withPayables)
    expect(pathsOf('main', 'CL', [{ featureId: 10, active: false }])).toEqual([
      '/finance',
      '/orders',
      '/cash',
      '/xtracker',
    ])
  })

  it('contain the tax authority of the country (SII, SAT)', () => {
    const pages = (authority: string) => [
      '/user/profile',
      '/user/profile/legal',
      '/user/profile/bankaccounts',
      '/user/profile/team',
      `/user/profile/${authority}`,
      '/user/profile/activity',
      '/user/profile/notifications',
    ]
    expect(pathsOf('profile', 'CL')).toEqual(pages('sii'))
    expect(pathsOf('profile', 'MX')).toEqual(pages('sat'))
  })

  it('lead to the paths of features, each once', () => {
    const paths = MENU_ENTRIES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const entry of MENU_ENTRIES)
      expect(FEATURES.some(({ paths: all }) => all.some((path) => isWithin(path, entry)))).toBe(true)
  })

  it('name a page as its window does when its screen composes no title', () => {
    expect(MENU_ENTRIES.find(({ path }) => path === '/orders')?.title).toBe('Estado de Operaciones')
    expect(MENU_ENTRIES.find(({ path }) => path === '/user/profile')?.title).toBe('Perfil de usuario')
  })
})
