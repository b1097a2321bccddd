/** Sign-in, sign-out, and the end of a session. */
export const sessionText = {
  signInTitle: 'Inicia sesión',
  signInLead: 'Ingresa a tu cuenta para ver y financiar tus facturas.',
  email: 'Correo',
  emailPlaceholder: 'nombre@empresa.com',
  password: 'Contraseña',
  signIn: 'Ingresar',
  signingIn: 'Ingresando',
  accountLocked: (time: string): string =>
    `Hubo demasiados intentos con este correo. Podrás volver a intentar a las ${time}.`,
  unlockByReset: 'Recupera tu contraseña para ingresar antes',
  browserLocked: (time: string): string =>
    `Hubo demasiados intentos desde tu conexión. Podrás volver a intentar a las ${time}.`,
  noNews: 'No pudimos mostrar qué pasó. Revisa tu conexión y recarga la página.',
  forgot: '¿Olvidaste tu contraseña?',
  toRegister: '¿Eres nuevo? Regístrate aquí',
  toSignIn: '¿Ya tienes cuenta? Inicia sesión aquí',
  signOut: 'Cerrar sesión',
  hello: (name: string): string => `Hola, ${name}`,
  expired: 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.',
  expiresIn: (seconds: number): string =>
    `Tu sesión termina en ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}. ¿Quieres seguir?`,
  keepGoing: 'Seguir conectado',
  endsAt: (time: string): string =>
    `Tu sesión termina a las ${time}. Guarda lo que tengas pendiente: después podrás ingresar de nuevo.`,
  signedOutElsewhere: 'Cerraste sesión en otra pestaña.',
  replacedElsewhere: 'Ingresaste con otra cuenta en otra pestaña. Ingresa de nuevo para seguir en esta.',
  panelTitle: 'Convierte tus facturas en liquidez',
  panelLead: 'Elige facturas, decide la fecha y recibe el dinero en tu cuenta.',
  panelPoints: ['Sin comisiones ocultas', 'Tú eliges qué facturas', 'Ves el costo antes de enviar'],
} as const
