import type { Shortcut, ShortcutScope } from '../design/controls/shortcuts.ts'
import { plural } from './plural.ts'

/** In this order in the list. */
export const SHORTCUT_SCOPES = ['page', 'table', 'searchBox', 'palette', 'dateField', 'calendar', 'control'] as const

/** The action of each shortcut, by where it works. */
const groups: {
  readonly [Scope in ShortcutScope]: {
    readonly name: string
    readonly does: Readonly<Record<Shortcut<Scope>, string>>
  }
} = {
  page: {
    name: 'En cualquier pantalla',
    does: {
      palette: 'Ir a cualquier página, operación o acción (⌘ K en Mac)',
      search: 'Buscar en la lista; donde no hay búsqueda, buscar en todo',
      filters: 'Filtrar la tabla; donde no hay filtros, buscar',
      export: 'Exportar lo que muestra la tabla',
      mainAction: 'Hacer la acción principal de la pantalla, también mientras escribes',
      undo: 'Deshacer lo último, mientras su aviso está en pantalla',
      help: 'Ver estos atajos',
    },
  },
  table: {
    name: 'En una tabla',
    does: {
      next: 'Ir a la fila siguiente',
      previous: 'Ir a la fila anterior',
      forward: 'Avanzar las filas que caben en pantalla',
      backward: 'Retroceder las filas que caben en pantalla',
      first: 'Ir a la primera fila',
      last: 'Ir a la última fila',
      toggle: 'Marcar o desmarcar la fila',
      extend: 'Marcar hasta esta fila',
      selectAll: 'Marcar la página; otra vez, todas',
      open: 'Abrir la fila',
      clear: 'Quitar la selección',
    },
  },
  searchBox: {
    name: 'En la búsqueda de una tabla',
    does: { apply: 'Buscar de inmediato', clear: 'Borrar lo buscado' },
  },
  palette: {
    name: 'En la búsqueda general',
    does: {
      next: 'Ir al resultado siguiente',
      previous: 'Ir al resultado anterior',
      choose: 'Abrir el resultado',
      close: 'Cerrar',
    },
  },
  dateField: {
    name: 'En una fecha',
    does: {
      open: 'Abrir el calendario',
      apply: 'Aplicar lo escrito: 5/9, hoy, lun o +30',
      close: 'Cerrar el calendario',
    },
  },
  calendar: {
    name: 'En el calendario',
    does: {
      nextDay: 'Ir al día siguiente',
      previousDay: 'Ir al día anterior',
      nextWeek: 'Ir a la semana siguiente',
      previousWeek: 'Ir a la semana anterior',
      monday: 'Ir al lunes de la semana',
      sunday: 'Ir al domingo de la semana',
      nextMonth: 'Ir al mes siguiente',
      previousMonth: 'Ir al mes anterior',
      nextYear: 'Ir al año siguiente',
      previousYear: 'Ir al año anterior',
    },
  },
  control: {
    name: 'En un botón o un campo',
    does: { openMenu: 'Abrir el menú del botón', close: 'Cerrar la explicación, o dejar el campo sin cambios' },
  },
}

/** Keyboard shortcuts. */
export const keyboardText = {
  title: 'Atajos de teclado',
  search: 'Buscar un atajo',
  found: (count: number): string => (count === 0 ? 'Ningún atajo' : `${count} ${plural(count, 'atajo', 'atajos')}`),
  groups,
  /** Between keys of which each does the same. */
  or: 'o',
}

/** The labels of keys, by the names that browsers give them. Others are shown as they are; a letter of a command in capitals. */
const KEY_LABELS: ReadonlyMap<string, string> = new Map([
  ['Control', 'Ctrl'],
  ['Shift', 'Mayús'],
  ['Space', 'Espacio'],
  ['Escape', 'Esc'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['PageUp', 'Re Pág'],
  ['PageDown', 'Av Pág'],
  ['Home', 'Inicio'],
  ['End', 'Fin'],
])

/** The keys of a shortcut that are pressed together, like `Ctrl` and `K`. */
export const keyLabels = (keys: string): ReadonlyArray<string> => {
  const parts = keys.split('+')
  return parts.map(
    (key) => KEY_LABELS.get(key) ?? (parts.length > 1 ? key.charAt(0).toUpperCase() + key.slice(1) : key),
  )
}
