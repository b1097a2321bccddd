import type { StakeholderSection } from '#application/legal/stakeholder-fields.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { CivilStatus } from '#domain/legal/civil-status.ts'
import type { StakeholderField } from '#domain/legal/stakeholder.ts'
import type { StakeholderWarning } from '#domain/legal/validate-stakeholder.ts'
import { commonText } from './common.ts'
import { fieldErrorText, unusualRfc } from './field-errors.ts'

const CIVIL_STATUSES: Readonly<Record<CivilStatus, string>> = {
  SOLTERO: 'Soltero/a',
  CASADO: 'Casado/a',
  CASADO_CONYUGAL: 'Casado/a en sociedad conyugal',
  DIVORCIADO: 'Divorciado/a',
  SEPARADO: 'Separado/a',
  SEPARACION_EN_PROCESO_JUDICIAL: 'Separación en proceso judicial',
  VIUDO: 'Viudo/a',
  CONCUBINATO: 'Concubinato',
}

const SECTION_NAMES: Readonly<Record<StakeholderSection, string>> = {
  personal: 'Personal',
  contact: 'Contacto',
  address: 'Domicilio',
}

const FIELD_NAMES: Readonly<Record<Exclude<StakeholderField, 'identifier' | 'postalCode'>, string>> = {
  curp: 'CURP',
  name: 'Nombre',
  fatherLastName: 'Apellido paterno',
  motherLastName: 'Apellido materno (opcional)',
  birthday: 'Fecha de nacimiento',
  gender: 'Género',
  citizenship: 'Nacionalidad',
  civilStatus: 'Estado civil',
  profession: 'Profesión',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección (calle y número)',
  street: 'Calle',
  outsideNumber: 'Número exterior',
  insideNumber: 'Número interior (opcional)',
  region: 'Región',
  commune: 'Comuna',
  state: 'Estado',
  municipality: 'Municipio',
  colony: 'Colonia',
  city: 'Ciudad',
}

const labelOf = (country: Country, field: StakeholderField): string => {
  if (field === 'identifier') return profileOf(country).taxIdLabel
  if (field === 'postalCode')
    return screensOf(country).stakeholderForm === 'dialog' ? 'Código postal (opcional)' : 'Código postal'
  return FIELD_NAMES[field]
}

/** The legal representatives. */
export const legalText = {
  stakeholders: 'Representantes legales',
  noun: { one: 'representante', many: 'representantes', feminine: false },
  empty: 'No hay representantes para mostrar',
  add: 'Agregar',
  view: 'Ver toda la información',
  edit: 'Editar Representante Legal',
  added: 'Agregar Representante Legal',
  actions: (name: string): string => `Acciones de ${name}`,
  columns: { name: 'Nombre completo', phone: 'Teléfono', email: 'Correo', actions: 'Acciones' },
  section: (section: StakeholderSection): string => SECTION_NAMES[section],
  label: labelOf,
  /** Without what only a form says. */
  term: (country: Country, field: StakeholderField): string => labelOf(country, field).replace(' (opcional)', ''),
  civilStatus: (status: string): string => new Map(Object.entries(CIVIL_STATUSES)).get(status) ?? status,
  choose: 'Elige una opción',
  searchHint: 'Escribe para buscar',
  placesFailed: 'No pudimos cargar las opciones: escribe el nombre, o inténtalo de nuevo.',
  noCountry: 'No encontramos ese país',
  more: (hidden: number): string => `Escribe para ver ${hidden} más`,
  formFailed: 'No pudimos preparar el formulario.',
  form: {
    lead: (company: string): string => `Agrega un representante legal de ${company}`,
    data: 'Datos del representante',
    failed: 'No pudimos abrir el formulario.',
    invalid: 'Este enlace no es válido',
    invalidDetail: 'Abre el formulario de nuevo desde Información Legal.',
    sent: 'Agregamos al representante legal',
    sentDetail: 'Ya puedes cerrar esta pestaña.',
  },
  confirm: 'Confirmo que los datos son correctos',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  conflict: 'Este representante cambió mientras lo editabas',
}

/** The forms of representatives name RUT and email in words of their own. */
export const stakeholderErrorText: typeof fieldErrorText = (error, typed) => {
  switch (error._tag) {
    case 'RutMalformed':
    case 'RutCheckDigitMismatch':
      return 'Ingrese un Rut válido'
    case 'EmailMalformed':
      return 'Ingrese un email válido'
    case 'RutEmpty':
    case 'RfcEmpty':
      return commonText.required
    case 'RfcGeneric':
      return 'Este es un RFC genérico. Ingresa el de la persona.'
    default:
      return fieldErrorText(error, typed)
  }
}

export const stakeholderWarningText = ({ _tag }: StakeholderWarning): string => {
  switch (_tag) {
    case 'EmailUnusual':
      return 'Este correo es poco común. Revísalo.'
    case 'CurpWordInconvenient':
      return 'Esta CURP es poco común. Revísala.'
    case 'CurpDateDiffersFromRfc':
      return 'La fecha de la CURP no es la del RFC. Revísalos.'
    case 'BirthdayDiffersFromCurp':
      return 'La fecha no es la de la CURP. Revísala.'
    case 'RfcCheckCharacterUnexpected':
    case 'RfcHomoclaveUnusual':
    case 'RfcWordInconvenient':
      return unusualRfc
  }
}
