import type { FilePart } from '#application/business/company-file.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

/** The short list of what is complete in the file of a company. */
export const companyFileText = {
  title: 'Tu ficha',
  complete: 'Listo',
  incomplete: 'Pendiente',
  failed: 'No pudimos revisar qué falta.',
  part: (part: FilePart, country: Country): string => PARTS[part](country),
}

const PARTS: Readonly<Record<FilePart, (country: Country) => string>> = {
  profile: () => 'Teléfono y dirección',
  representatives: () => 'Representante legal',
  documents: () => 'Documentos de la empresa',
  account: () => 'Cuenta bancaria principal',
  credential: (country) => profileOf(country).credentialLabel.replace(/^\p{L}/u, (first) => first.toUpperCase()),
}
