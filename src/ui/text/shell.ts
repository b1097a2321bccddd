/** The frame around every signed-in screen. */
export const shellText = {
  mainNavigation: 'Navegación principal',
  finance: 'Financiamiento',
  orders: 'Estado de Operaciones',
  ordersShort: 'Operaciones',
  profile: 'Perfil',
  userMenu: 'Menú de usuario',
  skipToContent: 'Saltar al contenido',
  appearance: 'Apariencia',
  appearanceOf: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  hideAmounts: 'Ocultar montos',
  showAmounts: 'Mostrar montos',
} as const
