import type { NameSource } from '#domain/business/known-name.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

/** The profile form. */
export const businessText = {
  complete: {
    lead: 'Cuéntanos quién eres y cuál es tu empresa. Toma menos de un minuto.',
    country: 'País de tu empresa',
    countries: { CL: 'Chile', MX: 'México' },
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    identifier: (country: Country): string => `${profileOf(country).taxIdLabel} de la empresa`,
    businessName: 'Nombre de la empresa',
    submit: 'Guardar y continuar',
    submitting: 'Guardando',
    created: 'Tu empresa ya quedó registrada. Falta guardar lo demás.',
    linkSpent: 'La empresa quedó registrada. Tu enlace no la incluye: sal y pide otro para entrar.',
    looking: 'Buscando el nombre de la empresa…',
    found: (source: NameSource, country: Country): string =>
      source === 'REGISTER'
        ? `Así aparece en el ${profileOf(country).taxAuthority}.`
        : 'Así aparece en las facturas que emitió la empresa.',
    notFound: 'No encontramos el nombre. Escríbelo tal como aparece en tus facturas.',
    panelTitle: 'Estás a un paso',
    panelLead: 'Después de este formulario:',
    panelSteps: (country: Country): ReadonlyArray<string> => [
      `Conectas tu empresa con el ${profileOf(country).taxAuthority}`,
      'Eliges qué facturas financiar y cuándo',
      'Ves el costo completo antes de enviar',
    ],
  },
  welcomeBack: {
    title: 'Bienvenido otra vez',
    detail: 'Termina de completar tu perfil para empezar a financiarte',
    action: 'Continuar',
  },
} as const
