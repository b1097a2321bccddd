/** Suppliers and payments. */
export const payablesText = {
  closedTitle: 'Tu empresa no tiene activos Proveedores y Pagos',
  closedDetail: 'Si quieres pagar a tus proveedores desde aquí, escríbenos y lo revisamos contigo.',
  closedSubject: 'Activar Proveedores y Pagos',
  paymentsTitle: 'Tus pagos los coordina nuestro equipo',
  paymentsDetail: (mail: string): string =>
    `Para programar el pago de una factura, escríbenos a ${mail} con el folio, el proveedor y la fecha.`,
  paymentsSubject: 'Pago a un proveedor',
  payrollTitle: 'Esta lista la lleva nuestro equipo',
  payrollDetail: (mail: string): string => `Para saber en qué está o cambiarla, escríbenos a ${mail} con su número.`,
  payrollSubject: (id: string): string => `Lista de facturas ${id}`,
  unknown: 'No pudimos revisar si tu empresa tiene activos Proveedores y Pagos.',
  write: 'Escribir a soporte',
  goHome: 'Ir a Financiamiento',
} as const
