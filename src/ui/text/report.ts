/** The report of the business. */
export const reportText = {
  lead: 'Cómo se mueve tu financiamiento: montos por mes, estado, pagadores y días de mora.',
  frame: 'Reporte de tu empresa',
  loading: 'Preparando tu reporte',
  open: 'Abrir en otra pestaña',
  failed: 'No pudimos mostrar tu reporte.',
  slow: 'El reporte está tardando más de lo normal. Puedes pedirlo de nuevo.',
} as const
