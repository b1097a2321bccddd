import type { Country } from '#domain/kernel/country.ts'

/** The brand. Another financier changes this file and the logo only. */
export interface Brand {
  /** The product name. */
  readonly name: string
  /** The company behind it, as in "cuentas {provider}". */
  readonly provider: string
  readonly supportMail: string
  readonly links: Readonly<Record<Country, BrandLinks>>
}

export interface BrandLinks {
  readonly termsAndConditions: string
  readonly privacyNotice: string
  /** The password recovery of the tax authority. */
  readonly taxKeyRecovery: string
}

export const brand: Brand = {
  name: 'Anticipo',
  provider: 'Anticipo',
  supportMail: 'soporte@anticipo.example',
  links: {
    CL: {
      termsAndConditions: 'https://anticipo.example/cl/terminos',
      privacyNotice: 'https://anticipo.example/cl/privacidad',
      taxKeyRecovery: 'https://www.sii.cl',
    },
    MX: {
      termsAndConditions: 'https://anticipo.example/mx/terminos',
      privacyNotice: 'https://anticipo.example/mx/privacidad',
      taxKeyRecovery: 'https://www.sat.gob.mx',
    },
  },
}

/** A mail link to support with a subject. */
export const supportMailLink = (subject: string): string =>
  `mailto:${brand.supportMail}?subject=${encodeURIComponent(subject)}`
