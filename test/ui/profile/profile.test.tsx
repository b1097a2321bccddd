import { describe, expect, it } from 'vitest'
import { profileEntries } from '#domain/shell/menus.ts'
import { DefinitionList } from '#ui/profile/definition-list.tsx'
import { ProfileFooter } from '#ui/profile/profile-footer.tsx'
import { ProfileMenu } from '#ui/profile/profile-menu.tsx'
import { placeAt, profilePath } from '#ui/profile/profile-paths.ts'
import { markupOf, wordsOf } from '../design/render.tsx'

const nothing = (): void => undefined
const PLACES = ['profile', 'legal', 'bankaccounts', 'sii', 'notifications'] as const

describe('a path below the profile', () => {
  it.each(PLACES)('leads to %s', (place) => expect(placeAt(profilePath(place), PLACES)).toBe(place))

  it.each([
    '/user/profile/sat',
    '/user/profile/x',
    '/user/profile/legal/x',
    '/user/profile/..%2flegal',
    '/user/profile/LEGAL',
    '/user/profile//',
  ])('that is unknown shows the profile: %s', (path) => expect(placeAt(path, PLACES)).toBe('profile'))

  it('may end in a slash', () => expect(placeAt('/user/profile/legal/', PLACES)).toBe('legal'))
})

describe('the menu of the profile', () => {
  it('contains the tax authority of the country', () => {
    const words = (country: 'CL' | 'MX') =>
      wordsOf(markupOf(<ProfileMenu entries={profileEntries(country)} current="legal" onSignOut={nothing} />))
    expect(words('CL')).toBe('Perfil Información legal Cuentas bancarias SII Notificaciones Cerrar sesión')
    expect(words('MX')).toBe('Perfil Información legal Cuentas bancarias SAT Notificaciones Cerrar sesión')
  })

  it('marks the current page', () => {
    const markup = markupOf(<ProfileMenu entries={profileEntries('CL')} current="legal" onSignOut={nothing} />)
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
              { term: 'Email', value: '' },
            ]}
          />,
        ),
      ),
    ).toBe('Nombre Ana Teléfono Sin registrar Email Sin registrar')
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
