import type { Country } from '#domain/kernel/country.ts'

/** The footer of the profile. */
export const footerText = {
  label: 'Información de contacto y legal',
  about: 'Nosotros',
  resources: 'Recursos',
  help: 'Ayuda',
  jobs: 'Trabaja con nosotros',
  company: 'La empresa',
  legal: 'Legal',
  terms: 'Términos y condiciones',
  privacy: { CL: 'Política de privacidad', MX: 'Aviso de privacidad' } satisfies Readonly<Record<Country, string>>,
  bureau: 'Buró de Entidades Financieras',
  needHelp: '¿Necesitas ayuda?',
  countries: 'Otros países',
  site: { CL: 'Sitio de Chile', MX: 'Sitio de México' } satisfies Record<Country, string>,
  social: 'Redes sociales',
} as const
