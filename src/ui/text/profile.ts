import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

/** The user and the company. */
export const profileText = {
  back: 'Volver',
  menu: 'Menú del perfil',
  personal: 'Información personal',
  name: 'Nombre',
  phone: 'Teléfono de contacto',
  email: 'Correo',
  company: 'Información de la empresa',
  legalName: 'Razón social',
  identifier: (country: Country): string => profileOf(country).taxIdLabel,
  address: 'Dirección',
  missing: 'Sin registrar',
  edit: (label: string): string => `Editar ${label.toLowerCase()}`,
  copyEmail: 'Copiar correo',
  copyLegalName: 'Copiar razón social',
  copyIdentifier: (country: Country): string => `Copiar ${profileOf(country).taxIdLabel}`,
  password: {
    open: 'Cambiar contraseña',
    detail: 'Al cambiarla se cierran tus otras sesiones.',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    confirmation: 'Repite la nueva contraseña',
    submitting: 'Cambiando contraseña',
    tooShort: (minimum: number): string => `Mínimo ${minimum} caracteres`,
    differ: 'La contraseña no coincide',
  },
  change: 'Para corregir otro dato, escríbenos a',
  personFailed: 'No pudimos cargar tus datos personales.',
  companyFailed: 'No pudimos cargar los datos de tu empresa.',
  legalDocuments: 'Documentos',
  terms: 'Términos y condiciones',
  privacy: { CL: 'Política de privacidad', MX: 'Aviso de privacidad' } satisfies Readonly<Record<Country, string>>,
  tax: (country: Country): string => `Conexión con el ${profileOf(country).taxAuthority}`,
  taxLead: (country: Country): string =>
    `Con tu ${profileOf(country).credentialLabel} leemos tus facturas. Una vez guardada no se puede ver.`,
  taxEnter: { CL: 'Ingresa clave SII', MX: 'Ingresa clave CIEC' },
  taxEntered: 'Clave ingresada',
  taxReplace: 'Ingresar otra clave',
  taxFailed: 'No pudimos revisar el estado de tu clave.',
} as const
