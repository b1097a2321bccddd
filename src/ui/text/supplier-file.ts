import type { FileRejection, PreviewRow } from '#application/suppliers/supplier-file.view-model.ts'
import type { SavedSupplierFile } from '#application/suppliers/suppliers.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import {
  MAX_SUPPLIER_ROWS,
  type SupplierRowConflict,
  type SupplierRowProblem,
} from '#domain/suppliers/supplier-file.ts'
import { accountErrorText } from './banking.ts'
import { fieldErrorText } from './field-errors.ts'
import { counted } from './plural.ts'

/** Accounts and terms of suppliers from a file. */
export const supplierFileText = {
  open: 'Cargar archivo',
  title: 'Cargar cuentas y plazos',
  lead: 'No guardamos nada hasta que revises cada fila.',
  back: 'Volver a proveedores',
  drop: {
    title: 'Agrega tu archivo',
    zone: 'Suelta tu archivo aquí',
    detail: `XLSX o CSV, hasta 5 MB y ${MAX_SUPPLIER_ROWS} filas.`,
    choose: 'Elegir archivo',
    dropNow: 'Suelta para cargar',
    sending: 'Leyendo tu archivo',
  },
  template: {
    title: 'Plantilla',
    detail: 'Trae a tus proveedores sin cuenta: completa banco, número y correo, y cárgala aquí.',
    fileTitle: 'Cuentas de proveedores',
    xlsx: 'Descargar XLSX',
    csv: 'Descargar CSV',
  },
  columns: {
    line: 'Fila',
    supplier: 'Proveedor',
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: (country: Country): string => (isClabe(country) ? 'CLABE' : 'Número de cuenta'),
    email: 'Correo',
    currency: 'Moneda',
    term: 'Plazo (días)',
    result: 'Resultado',
  },
  label: 'Filas del archivo',
  noun: { one: 'fila', many: 'filas', feminine: true },
  row: (line: number): string => `fila ${line}`,
  ready: 'Lista',
  summary: (ready: number, failed: number, country: Country): string =>
    failed === 0
      ? `${counted(ready, country, 'fila lista', 'filas listas')}`
      : `${counted(ready, country, 'fila lista', 'filas listas')} · ${counted(failed, country, 'con errores, que no se guarda', 'con errores, que no se guardan')}`,
  save: (ready: number, country: Country): string =>
    ready === 0 ? 'Guardar' : `Guardar ${counted(ready, country, 'fila', 'filas')}`,
  saving: 'Guardando…',
  other: 'Elegir otro archivo',
  again: 'Revisar de nuevo',
  done: 'Archivo guardado',
  sent: 'Enviado a autorización',
  sentDetail: 'No guardamos nada hasta que otra persona de tu empresa lo autorice. Te avisaremos.',
  doneDetail: ({ accounts, terms }: SavedSupplierFile, country: Country): string =>
    `Guardamos ${counted(accounts, country, 'cuenta', 'cuentas')} y ${counted(terms, country, 'plazo', 'plazos')}. Antes del primer pago te pediremos confirmar cada cuenta con tu proveedor.`,
  toSuppliers: 'Ver proveedores',
  another: 'Cargar otro archivo',
  rejection: {
    EMPTY: 'El archivo no tiene filas. Usa la plantilla: una fila por proveedor.',
    NO_HEADING: 'No encontramos los títulos de las columnas. Usa los de la plantilla, con el RUT o RFC primero.',
    TOO_LARGE: 'El archivo pesa más de 5 MB. Divídelo y carga cada parte.',
    TOO_MANY: `El archivo tiene más de ${MAX_SUPPLIER_ROWS} filas. Divídelo y carga cada parte.`,
    UNREADABLE: 'No podemos leer este archivo. Guárdalo como XLSX o CSV.',
  } satisfies Readonly<Record<FileRejection, string>>,
  conflict: {
    SUPPLIER_UNKNOWN: 'No es un proveedor de tu empresa',
    ACCOUNT_DUPLICATE: 'Este proveedor ya tiene esta cuenta',
    ACCOUNT_SHARED: 'La cuenta ya es de otro: agrégala desde la ficha del proveedor',
  } satisfies Readonly<Record<SupplierRowConflict, string>>,
} as const

const isClabe = (country: Country): boolean => profileOf(country).accountNumber === 'CLABE'

/** Why a row is not saved, in one line; undefined for a row that is ready. */
export const rowResultText = (
  { bank, conflict, draft, problems }: PreviewRow,
  country: Country,
): string | undefined => {
  if (conflict !== undefined) return supplierFileText.conflict[conflict]
  if (problems.length === 0) return undefined
  return problems.map((problem) => problemText(problem, { bank, draft }, country)).join(' · ')
}

const problemText = (
  problem: SupplierRowProblem,
  { bank, draft }: Pick<PreviewRow, 'bank' | 'draft'>,
  country: Country,
): string => {
  const { columns } = supplierFileText
  if (problem.field === 'row')
    return problem.error._tag === 'RowEmpty' ? 'No trae cuenta ni plazo' : 'Repite una fila anterior'
  if (problem.field === 'term') return `Plazo: ${fieldErrorText(problem.error, draft.term)}`
  if (problem.field === 'bankId') return bank === '' ? 'Falta el banco' : `No conocemos el banco «${bank}»`
  const labels = { ...columns, number: columns.number(country), alias: 'Alias' }
  return `${labels[problem.field]}: ${accountErrorText(problem.error, draft.account?.[problem.field === 'alias' ? 'number' : problem.field] ?? '')}`
}
