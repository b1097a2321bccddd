/** Before another selection takes the place of the one in progress. */
export const draftReplacementText = {
  title: 'Tienes una selección sin enviar',
  detail: 'Si sigues, otras facturas y fechas reemplazan a las que habías seleccionado en Financiamiento.',
  confirm: 'Reemplazar la selección',
} as const
