import { absurd } from 'fp-ts/function'
import type { Command, CommandPage } from '#application/command-palette/command-palette.ts'
import type { Finding, FindingKind } from '#application/command-palette/company-search.port.ts'
import { sessionText } from './session.ts'
import { shellText } from './shell.ts'
import { tableExportText } from './table-export.ts'

/** The command palette. */
export const commandPaletteText = {
  title: 'Buscar o ir a',
  placeholder: 'Nombre, RUT o RFC, folio, operación, página o acción',
  results: 'Resultados',
  nothing: (query: string): string => `Nada se llama «${query}»`,
  searching: 'Buscando en tu empresa…',
  searchFailed: 'No pudimos buscar en los datos de tu empresa.',
  pages: 'Páginas',
  actions: 'Acciones',
  look: { system: 'Modo del sistema', light: 'Modo claro', dark: 'Modo oscuro', contrast: 'Alto contraste' },
  tasks: 'Tareas pendientes',
  profile: 'Perfil',
  password: { label: 'Cambiar contraseña', synonyms: ['Clave', 'Contraseña'] },
  statementSynonyms: ['Cartola', 'Movimientos', 'Estado de cuenta'],
  exportTable: (title: string, format: string): string => `Exportar «${title}» como ${format}`,
  exportSynonyms: ['Descargar', 'Guardar planilla'],
  openOrder: (order: string): string => `Ir a la operación ${order}`,
  findings: {
    ORDER: 'Operación',
    PAYROLL: 'Lista de pago',
    SUPPLIER: 'Proveedor',
    PAYER: 'Pagador',
    ISSUED: 'Factura emitida',
    RECEIVED: 'Factura recibida',
    ACCOUNT: 'Cuenta bancaria',
  } satisfies Readonly<Record<FindingKind, string>>,
} as const

const findingName = ({ detail, kind, name }: Finding): string => {
  const named =
    kind === 'ORDER' ? `Operación ${name}` : kind === 'ISSUED' || kind === 'RECEIVED' ? `Factura ${name}` : name
  return detail === undefined ? named : `${named} · ${detail}`
}

/** The names of a command; the first is shown, all of them are searched. */
export const commandText = (command: Command, amountsHidden: boolean): readonly [string, ...ReadonlyArray<string>] => {
  switch (command._tag) {
    case 'GoTo':
      return pageNames(command.page)
    case 'OpenOrder':
      return [commandPaletteText.openOrder(command.order)]
    case 'OpenFinding':
      return [findingName(command.finding)]
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
