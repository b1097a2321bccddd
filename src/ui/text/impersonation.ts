/** A link that signs in, and the session of an operator. */
export const impersonationText = {
  title: 'Ingreso con un enlace',
  entering: 'Comprobando el enlace',
  question: 'Ya hay una sesión abierta',
  questionDetail: (who: string): string =>
    `En este navegador está abierta la sesión de ${who}. Si continúas, se cerrará aquí y en todas las pestañas.`,
  keep: 'Mantener la sesión actual',
  replace: 'Cerrarla y continuar',
  failed: 'No pudimos abrir la sesión',
  goIn: 'Ir al inicio',
  banner: (company: string, operator: string | undefined): string =>
    `Estás viendo como ${company}${operator === undefined ? '' : ` (${operator})`}`,
  left: (seconds: number): string => `Quedan ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  leave: 'Salir',
  region: 'Sesión de operador',
  forbidden: 'No disponible mientras ves como la empresa: solo su usuario puede hacerlo.',
} as const
