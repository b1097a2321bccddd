import type { SupplierEvent } from '#application/suppliers/suppliers.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import { dayText } from './history.ts'
import { orderActivityText } from './order-activity.ts'
import { counted } from './plural.ts'
import { suppliersText } from './suppliers.ts'

/** The events of a supplier, and who made them. */
export const supplierActivityText = {
  title: 'Actividad',
  failed: 'No pudimos cargar la actividad.',
  empty: 'Aquí verás lo que programas y le pagas, y los cambios de sus cuentas.',
  event: (event: SupplierEvent, country: Country): string => EVENTS[event.kind](event, country),
  list: (name: string): string => `«${name}»`,
  by: ({ actor, on, operator }: SupplierEvent, today: CivilDate): string => {
    const day = dayText(on, today)
    return actor === undefined ? day : `${day} · ${orderActivityText.by(actor, operator)}`
  },
} as const

const invoicesText = ({ amount, invoices = 0 }: SupplierEvent, country: Country): string => {
  const what = counted(invoices, country, 'factura', 'facturas')
  return amount === undefined ? what : `${what} por ${formatMoney(amount, country)}`
}

const accountText = ({ account }: SupplierEvent): string =>
  account === undefined ? 'la cuenta' : `la cuenta ${account.bank} ···${account.ending}`

const EVENTS: Readonly<Record<SupplierEvent['kind'], (event: SupplierEvent, country: Country) => string>> = {
  SCHEDULED: (event, country) => {
    const day = event.paymentDate === undefined ? '' : ` para el ${formatShortDate(event.paymentDate)}`
    return `Programaste ${invoicesText(event, country)}${day} en la lista`
  },
  PAID: (event, country) =>
    `Pagaste ${invoicesText(event, country)}${event.payroll === undefined ? '' : ' con la lista'}`,
  ACCOUNT_ADDED: (event) => `Agregó ${accountText(event)}`,
  ACCOUNT_CHANGED: (event) => `Cambió ${accountText(event)}`,
  ACCOUNT_DEFAULT: (event) => `Eligió ${accountText(event)} como principal`,
  ACCOUNT_DELETED: (event) => `Eliminó ${accountText(event)}`,
  ACCOUNT_CONFIRMED: (event) => `Confirmó ${accountText(event)} con el proveedor`,
  TERM_CHANGED: ({ term }) =>
    term === undefined ? 'Cambió el plazo de pago' : `Cambió el plazo de pago: ${suppliersText.shortTermOf(term)}`,
}
