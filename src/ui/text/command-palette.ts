import { absurd } from 'fp-ts/function'
import type { Command, CommandPage } from '#application/command-palette/command-palette.ts'
import { sessionText } from './session.ts'
import { shellText } from './shell.ts'
import { tableExportText } from './table-export.ts'

/** The command palette. */
export const commandPaletteText = {
  title: 'Buscar o ir a',
  placeholder: 'Página, acción u operación',
  results: 'Resultados',
  nothing: (query: string): string => `Nada se llama «${query}»`,
  pages: 'Páginas',
  actions: 'Acciones',
  look: { system: 'Modo del sistema', light: 'Modo claro', dark: 'Modo oscuro', contrast: 'Alto contraste' },
  tasks: 'Tareas pendientes',
  profile: 'Perfil',
  password: { label: 'Cambiar contraseña', synonyms: ['Clave', 'Contraseña'] },
  exportTable: (title: string, format: string): string => `Exportar «${title}» como ${format}`,
  exportSynonyms: ['Descargar', 'Guardar planilla'],
  openOrder: (order: string): string => `Ir a la operación ${order}`,
} as const

/** The names of a command; the first is shown, all of them are searched. */
export const commandText = (command: Command, amountsHidden: boolean): readonly [string, ...ReadonlyArray<string>] => {
  switch (command._tag) {
    case 'GoTo':
      return pageNames(command.page)
    case 'OpenOrder':
      return [commandPaletteText.openOrder(command.order)]
    case 'Look':
      return [commandPaletteText.look[command.appearance], 'Apariencia', 'Tema']
    case 'ToggleAmounts':
      return [amountsHidden ? shellText.showAmounts : shellText.hideAmounts, 'Privacidad']
    case 'ExportTable':
      return [
        commandPaletteText.exportTable(command.title, tableExportText.formats[command.format]),
        ...commandPaletteText.exportSynonyms,
      ]
    case 'OpenTasks':
      return [commandPaletteText.tasks]
    case 'ShowTour':
      return [shellText.tour, 'Tutorial', 'Guía', 'Ayuda']
    case 'ShowKeys':
      return [shellText.keys, 'Ayuda']
    case 'SignOut':
      return [sessionText.signOut, 'Salir']
    default:
      return absurd(command)
  }
}

const pageNames = ({ area, label, synonyms = [] }: CommandPage): readonly [string, ...ReadonlyArray<string>] =>
  area === 'profile' ? [label, `${commandPaletteText.profile} ${label}`, ...synonyms] : [label, ...synonyms]
