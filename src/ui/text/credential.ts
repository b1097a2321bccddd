import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted } from './plural.ts'

/** The tax credential, from the first prompt to the end of the import. */
export const credentialText = {
  start: {
    title: 'Comienza a financiarte',
    detail: (country: Country): string =>
      `Ingresa tu ${profileOf(country).credentialLabel} y encontraremos las facturas que puedes financiar.`,
  },
  update: {
    title: 'Actualiza tu información',
    detail: (country: Country): string =>
      `Tus credenciales no coinciden con los registros del ${profileOf(country).taxAuthority}. Ingrésalas de nuevo.`,
  },
  loading: {
    title: 'Estamos cargando tus facturas',
    detail: 'Puede tardar hasta 5 minutos. Puedes cerrar esta página; seguiremos trabajando.',
    slow: 'Esto está tardando más de lo normal. Seguimos trabajando; no tienes que hacer nada.',
    found: (count: number, country: Country): string =>
      `${counted(count, country, 'factura encontrada', 'facturas encontradas')}`,
    steps: (country: Country): ReadonlyArray<string> => [
      `Conectando al ${profileOf(country).taxAuthority}…`,
      'Descargando facturas…',
      'Revisando notas de crédito…',
      'Revisando pagadores…',
    ],
  },
  failed: {
    title: 'No podemos ver tus facturas',
    detail: 'Nuestro equipo de soporte se pondrá en contacto contigo.',
  },
  complete: {
    title: 'Completa tu perfil',
    detail: (country: Country): string =>
      `Ingresa tus credenciales del ${profileOf(country).taxAuthority} para ver cuánto puedes financiar.`,
    action: 'Empezar',
  },
  enter: 'Ingresar credenciales',
  demo: 'Ver con datos de ejemplo',
  dialog: {
    title: (country: Country): string => KEY[country].dialogTitle,
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    credential: (country: Country): string => KEY[country].name,
    submit: 'Ingresar',
    submitting: 'Comprobando',
    recover: (country: Country): string => `¿La olvidaste? Recupérala en el ${profileOf(country).taxAuthority}`,
    fearTitle: '¿Qué hacemos con tu clave?',
    fears: [
      'Solo leemos tus facturas: no podemos emitir ni firmar nada.',
      'La guardamos cifrada y nadie del equipo puede verla.',
      'Si la cambias en tu servicio de impuestos, dejamos de poder usarla.',
    ],
  },
} as const

const KEY: Readonly<Record<Country, { readonly name: string; readonly dialogTitle: string }>> = {
  CL: { name: 'Clave SII', dialogTitle: 'Ingresa tu clave del SII' },
  MX: { name: 'Clave CIEC', dialogTitle: 'Ingresa tu clave CIEC del SAT' },
}
