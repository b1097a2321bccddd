/** Maintenance. */
export const maintenanceText = {
  title: 'Disculpa las molestias, estamos realizando una breve mantención',
  detail: 'Tus datos están a salvo. Esta página vuelve sola cuando terminemos.',
  again: 'Revisar ahora',
  checking: 'Revisando',
  still: 'Todavía no terminamos. Volveremos a revisar en un momento.',
} as const
