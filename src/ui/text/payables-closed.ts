/** For a business without suppliers and payments. */
export const payablesClosedText = {
  title: 'Tu empresa no tiene activos Proveedores y Pagos',
  detail: 'Si quieres pagar a tus proveedores desde aquí, escríbenos y lo revisamos contigo.',
  subject: 'Activar Proveedores y Pagos',
  write: 'Escribir a soporte',
  goHome: 'Ir a Financiamiento',
} as const
