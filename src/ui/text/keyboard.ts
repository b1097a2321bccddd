import { plural } from './plural.ts'

/** Keyboard shortcuts. */
export const keyboardText = {
  title: 'Atajos de teclado',
  search: 'Buscar un atajo',
  found: (count: number): string => (count === 0 ? 'Ningún atajo' : `${count} ${plural(count, 'atajo', 'atajos')}`),
  groups: [
    {
      name: 'En una tabla',
      keys: [
        { keys: ['↑', '↓'], does: 'Cambiar de fila (también j y k)' },
        { keys: ['Espacio'], does: 'Marcar o desmarcar la fila' },
        { keys: ['Mayús', 'Espacio'], does: 'Marcar hasta esta fila' },
        { keys: ['Ctrl', 'A'], does: 'Marcar la página; otra vez, todas' },
        { keys: ['Enter'], does: 'Abrir la fila' },
        { keys: ['Esc'], does: 'Quitar la selección' },
      ],
    },
    {
      name: 'En cualquier pantalla',
      keys: [
        { keys: ['Ctrl', 'K'], does: 'Ir a cualquier página, operación o acción (⌘ K en Mac)' },
        { keys: ['/'], does: 'Buscar' },
        { keys: ['f'], does: 'Filtrar la tabla; donde no hay filtros, buscar' },
        { keys: ['e'], does: 'Exportar lo que muestra la tabla' },
        { keys: ['Ctrl', 'Enter'], does: 'Hacer la acción principal de la pantalla, también mientras escribes' },
        { keys: ['Ctrl', 'Z'], does: 'Deshacer lo último, mientras su aviso está en pantalla' },
        { keys: ['?'], does: 'Ver estos atajos' },
      ],
    },
    {
      name: 'En la búsqueda general',
      keys: [
        { keys: ['↑', '↓'], does: 'Cambiar de resultado' },
        { keys: ['Enter'], does: 'Abrir el resultado' },
        { keys: ['Esc'], does: 'Cerrar' },
      ],
    },
    {
      name: 'En una fecha',
      keys: [
        { keys: ['Alt', '↓'], does: 'Abrir el calendario' },
        { keys: ['Enter'], does: 'Aplicar lo escrito: 5/9, hoy, lun o +30' },
      ],
    },
  ],
} as const
