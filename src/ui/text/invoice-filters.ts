import type { FilterRangeName, RangeError } from '#application/financing/filter-texts.ts'
import type { ViewError } from '#application/financing/saved-views.ts'
import { MAX_VIEWS } from '#domain/financing/invoice-view.ts'
import type { FilterPart, FilterRange } from '#domain/financing/invoice-filter.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger, formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { NOTICE_LABELS } from './invoice-notices.ts'
import { plural } from './plural.ts'
import { signatureText } from './signatures.ts'
import { methodText } from './tax-documents.ts'

const RANGES: Readonly<Record<FilterRangeName, string>> = {
  amount: 'Monto',
  issued: 'Emitida',
  due: 'Vence',
}

const RANGE_ERRORS: Readonly<Record<'amount' | 'date', Readonly<Record<RangeError, string>>>> = {
  amount: {
    FromUnreadable: 'Escribe el monto con números.',
    ToUnreadable: 'Escribe el monto con números.',
    Reversed: 'El monto mínimo es mayor que el máximo.',
  },
  date: {
    FromUnreadable: 'Escribe una fecha que exista, como día/mes/año.',
    ToUnreadable: 'Escribe una fecha que exista, como día/mes/año.',
    Reversed: 'La primera fecha es posterior a la última.',
  },
}

/** The filter of the financeable invoices. */
export const invoiceFilterText = {
  title: 'Filtrar facturas',
  payer: 'Pagador',
  payerHint: (country: Country): string => `Busca por nombre o ${profileOf(country).taxIdLabel}`,
  noPayer: 'Ningún pagador',
  morePayers: (hidden: number): string => `Escribe para ver ${hidden} más`,
  mostPayers: 'Ya elegiste todos los pagadores que caben en un filtro.',
  removePayer: (name: string): string => `Quitar pagador ${name}`,
  from: (name: FilterRangeName): string => `${RANGES[name]} desde`,
  to: (name: FilterRangeName): string => `${RANGES[name]} hasta`,
  rangeError: (name: FilterRangeName, error: RangeError): string =>
    RANGE_ERRORS[name === 'amount' ? 'amount' : 'date'][error],
  notices: 'Aviso',
  methods: { documentType: 'Tipo de documento', paymentMethod: 'Forma de pago' },
  failed: 'No pudimos cargar las opciones.',
  clear: 'Limpiar filtros',
  show: (found: number | undefined, country: Country): string =>
    found === undefined
      ? 'Ver facturas'
      : `Ver ${formatInteger(found, country)} ${plural(found, 'factura', 'facturas')}`,
  active: 'Filtros activos',
  remove: (label: string): string => `Quitar filtro ${label}`,
  showing: (found: number, all: number | undefined, country: Country): string =>
    all === undefined
      ? `Viendo ${formatInteger(found, country)}`
      : `Viendo ${formatInteger(found, country)} de ${formatInteger(all, country)}`,
} as const

const VIEW_ERRORS: Readonly<Record<ViewError, (longest: number) => string>> = {
  ViewNameEmpty: () => 'Escribe un nombre para la vista.',
  ViewNameTooLong: (longest) => `Usa como máximo ${longest} caracteres.`,
  ViewNameUnseen: () => 'Quita los caracteres que no se ven.',
  TooManyViews: () => `Ya tienes ${MAX_VIEWS} vistas guardadas. Elimina una y vuelve a guardar.`,
}

/** The saved searches and filters of a user. */
export const invoiceViewText = {
  title: 'Vistas guardadas',
  open: 'Vista',
  none: 'Todavía no guardaste ninguna vista.',
  hint: 'Busca o filtra, y guarda el resultado con un nombre.',
  name: 'Guardar esta vista como',
  save: 'Guardar',
  replaces: 'Reemplazará la vista que tiene ese nombre.',
  remove: (name: string): string => `Eliminar la vista ${name}`,
  removed: (name: string): string => `Eliminaste la vista ${name}.`,
  undo: 'Deshacer',
  notLoaded: 'No pudimos cargar tus vistas.',
  notSaved: 'No pudimos guardar el cambio.',
  errors: VIEW_ERRORS,
} as const

/** A part of a filter in a few words. `nameOf` is the name of a payer, where it is known. */
export const filterPartText = (
  part: FilterPart,
  country: Country,
  nameOf: (identifier: string) => string | undefined,
): string => {
  switch (part._tag) {
    case 'Signatures':
      return signatureText.filters[part.signatures]
    case 'Payer':
      return nameOf(part.identifier) ?? displayTaxId(country, part.identifier.toUpperCase())
    case 'Amount':
      return rangeText(RANGES.amount, part.range, (minor) =>
        formatMoney(money(profileOf(country).currency, minor), country),
      )
    case 'Issued':
      return rangeText(RANGES.issued, part.range, formatShortDate)
    case 'Due':
      return rangeText(RANGES.due, part.range, formatShortDate)
    case 'Notice':
      return NOTICE_LABELS[part.notice]
    case 'Method':
      return methodText(country, part.method).long
  }
}

const rangeText = <A>(name: string, { from, to }: FilterRange<A>, format: (value: A) => string): string => {
  if (from === undefined) return to === undefined ? name : `${name} hasta ${format(to)}`
  if (to === undefined) return `${name} desde ${format(from)}`
  return from === to ? `${name} ${format(from)}` : `${name} de ${format(from)} a ${format(to)}`
}
