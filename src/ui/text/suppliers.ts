import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import { counted } from './plural.ts'

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
  noun: { one: 'proveedor', many: 'proveedores', feminine: false },
  open: (name: string): string => `Abrir ${name}`,
  columns: {
    name: 'Proveedor',
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    owed: 'Por pagar',
    overdue: 'Vencido',
    next: 'Próximo pago',
    account: 'Cuenta',
    term: 'Plazo',
  },
  /** Before the date of the next payment, where no header names it. */
  nextOn: 'Pago',
  groups: 'Grupos de proveedores',
  group: { overdue: 'Con vencidas', withoutAccount: 'Falta cuenta', unconfirmed: 'Por confirmar' },
  unconfirmed: 'Por confirmar',
  unconfirmedDetail: 'Es nueva, cambió hace poco o nunca la pagaste: la confirmas con el proveedor al pagar.',
  back: 'Volver a proveedores',
  notFound: 'No encontramos este proveedor',
  notFoundDetail: 'La dirección puede estar mal escrita.',
  supplierFailed: 'No pudimos cargar el proveedor.',
  figures: 'Resumen del proveedor',
  pending: 'Por pagar',
  delayed: 'Vencido',
  next: 'Próximo pago',
  nothingNext: 'Sin pagos próximos',
  paid: 'Pagado',
  schedule: (invoices: number, country: Country): string =>
    `Programar ${counted(invoices, country, 'factura', 'facturas')}`,
  tabs: {
    label: 'Partes del proveedor',
    invoices: 'Facturas',
    accounts: 'Cuentas',
    contacts: 'Contactos',
    activity: 'Actividad',
  },
  invoices: {
    noun: { one: 'factura', many: 'facturas', feminine: true },
    empty: 'No hay facturas para mostrar',
    label: 'Facturas del proveedor',
    row: (folio: string): string => `Factura ${folio}`,
    columns: {
      folio: 'Folio',
      issueDate: 'Fecha emisión',
      dueDate: 'Vence',
      paymentDate: 'Fecha de pago',
      amount: 'Saldo',
      place: 'Situación',
    },
    open: 'Por pagar',
    inList: (name: string): string => `En la lista «${name}»`,
    paidIn: (name: string): string => `Pagada en «${name}»`,
    paid: 'Pagada',
    archived: 'Archivada',
  },
  term: 'Plazo de pago',
  termHint: 'Días hasta el pago de cada factura. Ingresa 0 para pagos al contado.',
  editTerm: 'Editar plazo de pago',
  /** Undefined: nothing was agreed. */
  termOf: (agreed: PaymentTerm | undefined, applied: PaymentTerm): string =>
    agreed === undefined ? `${days(applied)} (sin acuerdo)` : termText(applied),
  shortTermOf: (applied: PaymentTerm): string => termText(applied),
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

const termText = (term: PaymentTerm): string => (term === 0 ? 'Al contado' : days(term))

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
