/** Which columns a table shows, and how high its rows are. */
export const tableSettingsText = {
  open: 'Columnas',
  columns: 'Columnas a la vista',
  rows: 'Filas',
  compact: 'Filas compactas',
} as const
