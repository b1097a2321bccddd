import type { Country } from '#domain/kernel/country.ts'

/** The footer of the profile, by country. Another financier changes it together with `brand.ts`. */
export interface BrandFooter {
  readonly address: string
  /** The map URL of the address. */
  readonly map: string
  readonly solutions: string
  readonly about: string
  readonly resources: string
  readonly help: string
  readonly jobs: string
  readonly social: ReadonlyArray<{ readonly name: string; readonly to: string }>
  /** The register of financial entities, where a country has one. */
  readonly bureau: string | undefined
  readonly disclaimer: string
}

export const brandFooter: Readonly<Record<Country, BrandFooter>> = {
  CL: {
    address: 'Av. Providencia 1208, Providencia, Santiago',
    map: 'https://www.openstreetmap.org/search?query=Av.%20Providencia%201208%2C%20Santiago',
    solutions: 'https://anticipo.example/cl/soluciones',
    about: 'https://anticipo.example/cl/nosotros',
    resources: 'https://anticipo.example/cl/recursos',
    help: 'https://anticipo.example/cl/ayuda',
    jobs: 'https://anticipo.example/cl/trabaja-con-nosotros',
    social: [
      { name: 'LinkedIn', to: 'https://www.linkedin.com/company/anticipo-example' },
      { name: 'Instagram', to: 'https://www.instagram.com/anticipo.example' },
      { name: 'YouTube', to: 'https://www.youtube.com/@anticipo-example' },
    ],
    bureau: undefined,
    disclaimer:
      'Anticipo no es un banco ni capta depósitos del público. Las simulaciones son referenciales; la tasa se confirma al aprobar cada operación.',
  },
  MX: {
    address: 'Av. Paseo de la Reforma 250, Juárez, Ciudad de México',
    map: 'https://www.openstreetmap.org/search?query=Paseo%20de%20la%20Reforma%20250%2C%20Ciudad%20de%20M%C3%A9xico',
    solutions: 'https://anticipo.example/mx/financiamiento',
    about: 'https://anticipo.example/mx/nosotros',
    resources: 'https://anticipo.example/mx/recursos',
    help: 'https://anticipo.example/mx/ayuda',
    jobs: 'https://anticipo.example/mx/trabaja-con-nosotros',
    social: [
      { name: 'LinkedIn', to: 'https://www.linkedin.com/company/anticipo-example' },
      { name: 'Facebook', to: 'https://www.facebook.com/anticipo.example' },
      { name: 'YouTube', to: 'https://www.youtube.com/@anticipo-example' },
    ],
    bureau: 'https://www.buro.gob.mx',
    disclaimer:
      'Anticipo no es un banco ni capta depósitos del público. Las simulaciones son referenciales; la tasa se confirma al aprobar cada operación.',
  },
}

/** The sites of each country. */
export const brandSites: Readonly<Record<Country, string>> = {
  CL: 'https://anticipo.example/cl',
  MX: 'https://anticipo.example/mx',
}
