import type { Country } from '#domain/kernel/country.ts'

/** Registration and password recovery. */
export const authText = {
  registered: 'Tu cuenta está lista. Ingresa con tu correo y tu contraseña.',
  passwordChanged: 'Tu contraseña fue cambiada. Ingresa con la nueva.',
  register: {
    title: 'Crea tu cuenta',
    lead: 'Los datos de tu empresa vienen después.',
    country: 'País de tu empresa',
    countries: { CL: 'Chile', MX: 'México' } satisfies Readonly<Record<Country, string>>,
    newPassword: 'Contraseña',
    confirmPassword: 'Repite la contraseña',
    accept: 'Acepto los',
    terms: 'términos y condiciones',
    and: (country: Country): string => (country === 'CL' ? 'y la' : 'y el'),
    privacy: (country: Country): string => (country === 'CL' ? 'política de privacidad' : 'aviso de privacidad'),
    submit: 'Crear cuenta',
    submitting: 'Creando tu cuenta',
    signIn: 'Iniciar sesión',
    recover: 'Recuperar contraseña',
  },
  check: {
    asking: 'Verificando correo',
    good: 'Correo verificado',
    unverified: 'No se pudo verificar email',
    meant: (suggestion: string): string => `Quiso decir ${suggestion}`,
    take: 'Usar este correo',
  },
  forgot: {
    title: 'Recupera tu contraseña',
    lead: 'Escribe tu correo y te enviamos un enlace para crear una nueva.',
    submit: 'Enviar enlace',
    submitting: 'Enviando',
    back: 'Volver a iniciar sesión',
    sentTitle: 'Revisa tu correo',
    sent: (email: string): string =>
      `Si ${email} tiene una cuenta, enviamos ahí un enlace para cambiar la contraseña. Vence en una hora y sirve una sola vez.`,
    notThere: 'Si no llega en unos minutos, revisa el correo no deseado o pide otro.',
    again: 'Pedir otro enlace',
  },
  reset: {
    title: 'Crea una contraseña nueva',
    lead: 'Desde ahora entrarás con ella.',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Repite la contraseña nueva',
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando tu contraseña',
    signedInTitle: 'Ya iniciaste sesión',
    signedIn: (email: string): string =>
      `Estás dentro como ${email}. Para crear una contraseña nueva con este enlace, cierra antes la sesión.`,
    signOut: 'Cerrar sesión y seguir',
    stay: 'Seguir en mi cuenta',
    badTitle: 'Este enlace ya no sirve',
    bad: 'Se usó antes, venció o llegó incompleto. Pide uno nuevo para cambiar tu contraseña.',
    ask: 'Pedir un enlace nuevo',
  },
} as const
