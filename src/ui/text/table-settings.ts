/** The menu beside a table: which columns it shows, and how high its rows are. */
export const tableSettingsText = {
  more: 'Más acciones',
  open: 'Columnas',
  compact: 'Filas compactas',
} as const
