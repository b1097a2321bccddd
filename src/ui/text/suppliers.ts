import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'

/** The suppliers of a business, with their bank accounts and contacts. */
export const suppliersText = {
  lead: 'Los tomamos de las facturas que recibes.',
  search: 'Buscar proveedores',
  searchPlaceholder: (country: Country): string => `Buscar por nombre o ${profileOf(country).taxIdLabel}`,
  failed: 'No se pudo obtener los proveedores.',
  empty: 'Todavía no tienes proveedores',
  emptyDetail: 'Aparecerán aquí cuando llegue la primera factura que te emitan.',
  noneFound: 'Ningún proveedor coincide con tu búsqueda',
  showMore: 'Mostrar más proveedores',
  list: 'Lista de proveedores',
  choose: 'Elige un proveedor',
  chooseDetail: 'Verás su plazo de pago, lo que le debes, sus cuentas bancarias y sus contactos.',
  back: 'Volver a proveedores',
  notFound: 'No encontramos este proveedor',
  notFoundDetail: 'La dirección puede estar mal escrita.',
  supplierFailed: 'No pudimos cargar el proveedor.',
  data: 'Datos del proveedor',
  totals: 'Facturas',
  totalsFailed: 'No pudimos sumar sus facturas.',
  pending: 'Por pagar',
  delayed: 'Vencidas',
  paid: 'Pagadas',
  copyName: 'Copiar nombre',
  term: 'Plazo de pago',
  termHint: 'Días hasta el pago de cada factura. Ingresa 0 para pagos al contado.',
  editTerm: 'Editar plazo de pago',
  /** Undefined: nothing was agreed. */
  termOf: (agreed: PaymentTerm | undefined, applied: PaymentTerm): string =>
    agreed === undefined ? `${days(applied)} (sin acuerdo)` : applied === 0 ? 'Al contado' : days(applied),
  accounts: {
    title: 'Cuentas bancarias',
    lead: 'Revisa con tu proveedor los datos de una cuenta nueva antes de pagarle.',
    empty: 'No hay cuentas bancarias para mostrar',
    failed: 'No pudimos cargar sus cuentas.',
  },
  contacts: {
    title: 'Contactos',
    empty: 'No hay contactos para mostrar',
    failed: 'No pudimos cargar los contactos.',
    add: 'Agregar contacto',
    edit: 'Editar contacto',
    delete: 'Eliminar contacto',
    actions: (name: string): string => `Acciones de ${name}`,
    added: 'Agregar contacto',
    changed: 'Editar contacto',
    name: 'Nombre',
    position: 'Cargo',
    email: 'Correo',
    phone: 'Teléfono',
    save: 'Guardar contacto',
    saving: 'Guardando…',
    conflict: 'Este contacto cambió mientras lo editabas',
    deleteTitle: '¿Eliminar este contacto?',
    deleteDetail: 'Nadie de tu empresa lo verá más en este proveedor.',
    submitDelete: 'Eliminar',
    deleting: 'Eliminando…',
  },
} as const

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
