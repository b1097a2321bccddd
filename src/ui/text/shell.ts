import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted } from './plural.ts'

/** The layout of signed-in screens. */
export const shellText = {
  mainNavigation: 'Navegación principal',
  userMenu: 'Menú de usuario',
  skipToContent: 'Saltar al contenido',
  appearance: 'Apariencia',
  appearanceOf: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  hideAmounts: 'Ocultar montos',
  showAmounts: 'Mostrar montos',
  search: 'Buscar o ir a…',
  searchShort: 'Buscar',
  searchHint: 'Buscar o ir a… (Ctrl K)',
  keys: 'Atajos de teclado',
  tour: 'Ver el recorrido',
  copyIdentifier: (country: Country): string => `Copiar el ${profileOf(country).taxIdLabel}`,
  samples: 'Estás viendo datos de ejemplo. Nada de lo que hagas aquí se envía.',
  leaveSamples: 'Salir del ejemplo',
  notifications: 'Notificaciones',
  unread: (count: number, country: Country): string =>
    counted(count, country, 'notificación nueva', 'notificaciones nuevas'),
  pending: (count: number, country: Country): string => counted(count, country, 'tarea pendiente', 'tareas pendientes'),
} as const
