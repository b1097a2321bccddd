import { describe, expect, it } from 'vitest'
import { MENU_ENTRIES } from '#app/menu-entries.ts'
import { rank } from '#application/command-palette/fuzzy-search.ts'
import { availableCommands } from '#application/command-palette/command-palette.ts'
import { CommandList } from '#ui/command-palette/command-list.tsx'
import { extraPages } from '#ui/command-palette/extra-pages.ts'
import { commandText } from '#ui/text/command-palette.ts'
import { markupOf } from '../design/render.tsx'

const commands = availableCommands({
  pages: [
    ...MENU_ENTRIES.filter(({ isAvailable }) =>
      isAvailable({ country: 'MX', features: [{ featureId: 10, active: true }] }),
    ),
    ...extraPages('MX'),
  ],
  hasTasks: true,
  tables: ['Facturas'],
  appearance: 'light',
})

const best = (query: string): string | undefined => {
  const [first] = rank(commands, (command) => commandText(command, false), query)
  return first && commandText(first, false)[0]
}

describe('the texts of the palette', () => {
  it('are unique per command', () => {
    const names = commands.map((command) => commandText(command, false)[0])
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['fin', 'Financiamiento'],
    ['operaciones', 'Estado de Operaciones'],
    ['ordenes', 'Estado de Operaciones'],
    ['oscuro', 'Modo oscuro'],
    ['ocultar', 'Ocultar montos'],
    ['cerrar', 'Cerrar sesión'],
    ['sesion', 'Cerrar sesión'],
    ['atajos', 'Atajos de teclado'],
    ['notif', 'Notificaciones'],
    ['tareas', 'Tareas pendientes'],
    ['sat', 'SAT'],
    ['reporte', 'Xtracker'],
    ['provedores', 'Proveedores'],
    ['clave', 'Cambiar contraseña'],
    ['contraseña', 'Cambiar contraseña'],
    ['representante', 'Información Legal'],
    ['certificado', 'SAT'],
    ['clave del sat', 'SAT'],
    ['clabe', 'Cuentas bancarias'],
    ['movimientos', 'Estado de cuenta mensual'],
    ['pronto pago', 'Pronto pago'],
    ['recorrido', 'Ver el recorrido'],
    ['tutorial', 'Ver el recorrido'],
  ])('%s finds %s first', (query, name) => expect(best(query)).toBe(name))

  it('state what hiding amounts would do now', () => {
    expect(commandText({ _tag: 'ToggleAmounts' }, true)[0]).toBe('Mostrar montos')
  })
})

describe('the list of the palette', () => {
  it('marks one option, and never gets the focus', () => {
    const nothing = (): void => undefined
    const markup = markupOf(
      <CommandList
        id="p"
        results={commands}
        active={2}
        amountsHidden={false}
        onActive={nothing}
        onChoose={nothing}
        onFollow={nothing}
      />,
    )
    expect(markup).toContain('role="listbox"')
    expect(markup.match(/role="option"/g)).toHaveLength(commands.length)
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-selected="true"[^>]*id="p-2"|id="p-2"[^>]*aria-selected="true"/)
    expect(markup.match(/tabindex="-1"/gi)).toHaveLength(commands.length)
  })

  it('shows what has an address as a link, and an action as a button', () => {
    const nothing = (): void => undefined
    const finding = { kind: 'SUPPLIER', name: 'Quilén SpA', detail: '76.000.000-K', path: '/suppliers/31' } as const
    const markup = markupOf(
      <CommandList
        id="p"
        results={[{ _tag: 'OpenFinding', finding }, { _tag: 'SignOut' }]}
        active={0}
        amountsHidden={false}
        onActive={nothing}
        onChoose={nothing}
        onFollow={nothing}
      />,
    )
    expect(markup).toMatch(/<a [^>]*href="\/suppliers\/31"/)
    expect(markup).toContain('Quilén SpA · 76.000.000-K')
    expect(markup).toMatch(/<button /)
  })
})
