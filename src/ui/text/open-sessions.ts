import { deviceOf } from '#application/profile/device.ts'

/** The open sessions of the user. */
export const openSessionsText = {
  title: 'Sesiones abiertas',
  failed: 'No pudimos cargar tus sesiones abiertas.',
  current: 'Esta sesión',
  opened: (day: string, time: string): string => `Abierta: ${day.toLowerCase()}, ${time}`,
  lastSeen: (day: string, time: string): string => `Última actividad: ${day.toLowerCase()}, ${time}`,
  noOthers: 'No hay otras sesiones abiertas.',
  endOthers: 'Cerrar las demás',
  confirmation: {
    title: 'Cerrar las demás sesiones',
    detail:
      'Se cerrará tu sesión en los demás navegadores y dispositivos, y ahí habrá que ingresar de nuevo. Esta sesión sigue abierta.',
    submitting: 'Cerrando sesiones',
  },
} as const

export const deviceText = (userAgent: string | undefined): string => {
  const { browser, system } = deviceOf(userAgent ?? '')
  if (browser !== undefined && system !== undefined) return `${browser} en ${system}`
  return browser ?? system ?? 'Dispositivo desconocido'
}
