import { describe, expect, it } from 'vitest'
import { MENU_ENTRIES } from '#app/menu-entries.ts'
import type { Country } from '#domain/kernel/country.ts'
import { DefinitionList } from '#ui/profile/definition-list.tsx'
import { ProfileFooter } from '#ui/profile/profile-footer.tsx'
import { ProfileMenu } from '#ui/profile/profile-menu.tsx'
import { markupOf, wordsOf } from '../design/render.tsx'

const nothing = (): void => undefined
const menuOf = (country: Country): string => {
  const entries = MENU_ENTRIES.filter(
    ({ area, isAvailable }) => area === 'profile' && isAvailable({ country, features: [] }),
  )
  const [, legal] = entries
  if (legal === undefined) throw new Error('The menu has no second entry')
  return markupOf(<ProfileMenu entries={entries} current={legal} state={{ profileOrigin: '/' }} onSignOut={nothing} />)
}

describe('the menu of the profile', () => {
  it('contains the tax authority of the country', () => {
    expect(wordsOf(menuOf('CL'))).toBe(
      'Perfil Información Legal Cuentas bancarias Equipo SII Actividad Notificaciones Cerrar sesión',
    )
    expect(wordsOf(menuOf('MX'))).toBe(
      'Perfil Información Legal Cuentas bancarias Equipo SAT Actividad Notificaciones Cerrar sesión',
    )
  })

  it('marks the current page', () => {
    const markup = menuOf('CL')
    expect(markup).toMatch(
      /aria-current="page"[^>]*href="\/user\/profile\/legal"|href="\/user\/profile\/legal"[^>]*aria-current="page"/,
    )
    expect(markup.match(/aria-current/g)).toHaveLength(1)
  })
})

describe('definition lists', () => {
  it('mark unknown values', () => {
    expect(
      wordsOf(
        markupOf(
          <DefinitionList
            facts={[
              { term: 'Nombre', value: 'Ana' },
              { term: 'Teléfono', value: undefined },
              { term: 'Correo', value: '' },
            ]}
          />,
        ),
      ),
    ).toBe('Nombre Ana Teléfono Sin registrar Correo Sin registrar')
  })
})

describe('the footer', () => {
  const markup = (country: 'CL' | 'MX') => markupOf(<ProfileFooter country={country} />, { country })

  it('offers help in Chile and the register of entities in Mexico', () => {
    expect(wordsOf(markup('CL'))).toContain('¿Necesitas ayuda?')
    expect(wordsOf(markup('CL'))).toContain('Soluciones')
    expect(wordsOf(markup('CL'))).not.toContain('Buró')
    expect(wordsOf(markup('MX'))).not.toContain('¿Necesitas ayuda?')
    expect(wordsOf(markup('MX'))).toContain('Financiamiento')
    expect(wordsOf(markup('MX'))).toContain('Buró de Entidades Financieras')
  })

  it.each(['CL', 'MX'] as const)('of %s links to other sites without a referrer', (country) => {
    const links = [...markup(country).matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].filter(
      ([, to]) => to?.startsWith('mailto:') === false,
    )
    expect(links.length).toBeGreaterThan(10)
    for (const [tag, to] of links) {
      expect(to).toMatch(/^https:\/\//)
      expect(tag).toContain('rel="noopener noreferrer"')
      expect(tag).toContain('target="_blank"')
    }
  })
})
