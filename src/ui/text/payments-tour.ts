/** The three steps of the tour of the payments. */
export const paymentsTourText = {
  name: 'Tutorial de pagos',
  skip: 'Omitir tutorial',
  previous: 'Anterior',
  next: 'Siguiente',
  finish: 'Finalizar',
  steps: [
    {
      title: 'Mis facturas',
      detail: 'Aquí llega lo que debes a tus proveedores. Selecciona facturas y prográmalas en una lista de pago.',
    },
    {
      title: 'Archivadas',
      detail: 'Archiva lo que no vas a pagar. Puedes devolverlo a Mis facturas cuando quieras.',
    },
    {
      title: 'Fecha estimada de pago',
      detail: 'Sale del plazo que acordaste con cada proveedor. Cámbiala en la misma fila si pagas otro día.',
    },
  ],
} as const
