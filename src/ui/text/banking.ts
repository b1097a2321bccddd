import type { AccountNumberWarning } from '#domain/banking/account-number.ts'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { brand } from '../brand/brand.ts'
import { commonText } from './common.ts'
import { fieldErrorText } from './field-errors.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['CUENTA_CORRIENTE', 'Cuenta corriente'],
  ['CUENTA_VISTA', 'Cuenta vista'],
  ['CUENTA_AHORRO', 'Cuenta de ahorro'],
  ['CUENTA_CLABE', 'Cuenta CLABE'],
])

const CURRENCIES: Readonly<Record<Currency, string>> = {
  CLP: 'Pesos chilenos (CLP)',
  MXN: 'Pesos mexicanos (MXN)',
  USD: 'Dólares (USD)',
}

const KEEPERS: Readonly<Record<AccountKeeper['_tag'], (keeper: AccountKeeper) => string>> = {
  Provider: () => `de ${brand.provider}`,
  Company: () => 'de tu empresa',
  Supplier: (keeper) => (keeper._tag === 'Supplier' ? `de tu proveedor ${keeper.name}` : 'de otro proveedor'),
}

const LIST = new Intl.ListFormat('es')

/** The bank accounts of a business. */
export const bankingText = {
  provided: `Cuenta ${brand.provider}`,
  providedEmpty: `No hay cuentas ${brand.provider} para mostrar`,
  own: 'Mis cuentas',
  ownEmpty: 'No hay cuentas bancarias para mostrar',
  lead: 'En tu cuenta principal recibes el dinero de tus operaciones. Nunca te pediremos tu clave del banco.',
  failed: 'No pudimos cargar tus cuentas.',
  add: 'Agregar cuenta nueva',
  copy: 'Copiar datos',
  edit: 'Editar cuenta',
  delete: 'Eliminar cuenta',
  makeDefault: 'Usar como cuenta principal',
  isDefault: 'Principal',
  actions: (name: string): string => `Acciones de ${name}`,
  type: (type: string): string => TYPES.get(type) ?? type,
  currencyName: (currency: Currency): string => CURRENCIES[currency],
  dialog: {
    added: 'Agregar cuenta bancaria',
    changed: 'Editar cuenta bancaria',
    bank: 'Banco',
    bankHint: 'Escribe para buscar',
    noBank: 'No encontramos ese banco',
    banksFailed: 'No pudimos cargar los bancos.',
    moreBanks: (hidden: number): string => `Escribe para ver ${hidden} más`,
    type: 'Tipo de cuenta',
    choose: 'Elige una opción',
    number: (country: Country): string => (profileOf(country).accountNumber === 'CLABE' ? 'CLABE' : 'Número de cuenta'),
    identifier: (country: Country): string => `${profileOf(country).taxIdLabel} del titular`,
    holder: 'Titular',
    currency: 'Moneda',
    email: 'Correo para avisos de pago',
    alias: 'Alias (opcional)',
    save: 'Guardar cuenta',
    saving: 'Guardando…',
  },
  pasted: {
    hint: '¿Te enviaron los datos por correo? Pégalos completos en cualquier campo.',
    fields: (
      country: Country,
    ): ReadonlyArray<readonly [field: 'bankId' | 'type' | 'number' | 'email', label: string]> => [
      ['bankId', 'banco'],
      ['type', 'tipo de cuenta'],
      ['number', profileOf(country).accountNumber === 'CLABE' ? 'CLABE' : 'número de cuenta'],
      ['email', 'correo'],
    ],
    filled: (labels: ReadonlyArray<string>): string =>
      `Completamos ${LIST.format(labels)} con el texto que pegaste. Revisa los datos antes de guardar.`,
    otherHolder: (identifier: string): string =>
      `El texto nombra el RUT ${identifier}, que no es el de tu empresa. La cuenta debe ser de tu empresa.`,
  },
  duplicate: (name: string): string => `Ya registraste esta cuenta: ${name}.`,
  shared: {
    warning: (keeper: AccountKeeper): string =>
      `Esta cuenta ya es ${KEEPERS[keeper._tag](keeper)}. Confirma con tu proveedor que también es suya antes de guardarla.`,
    save: 'Guardar de todos modos',
  },
  conflict: 'Esta cuenta cambió mientras la editabas',
  confirmation: {
    delete: 'Eliminar cuenta bancaria',
    deleteDetail: 'Ya no podrás recibir dinero en esta cuenta. Las operaciones ya pagadas no cambian.',
    makeDefault: 'Cambiar cuenta principal',
    makeDefaultDetail: 'El dinero de tus próximas operaciones llegará a esta cuenta.',
    checkbox: 'Confirmo',
    submitDelete: 'Eliminar',
    submitDefault: 'Cambiar',
  },
}

/** Forms of accounts end the sentence of a required field with a full stop, and spell "E-mail". */
export const accountErrorText: typeof fieldErrorText = (error, typed) => {
  const sentence = fieldErrorText(error, typed)
  if (error._tag === 'EmailMalformed') return 'E-mail inválido'
  return sentence === commonText.required ? `${sentence}.` : sentence
}

export const warningText = (warning: AccountNumberWarning): string =>
  warning._tag === 'AccountBankUnknown'
    ? `No conocemos el banco ${warning.code}. Revisa los tres primeros dígitos.`
    : `Estos dígitos corresponden a ${warning.named.name}. Revisa el banco elegido.`
