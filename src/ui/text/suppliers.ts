import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'

/** The suppliers of a business, with their bank accounts and contacts. */
export const suppliersText = {
  lead: 'Los tomamos de las facturas que recibes.',
  search: 'Buscar proveedores',
  searchPlaceholder: 'Buscar por nombre o identificador',
  failed: 'No se pudo obtener los proveedores.',
  empty: 'Todavía no tienes proveedores',
  emptyDetail: 'Aparecerán aquí cuando llegue la primera factura que te emitan.',
  noneFound: 'Ningún proveedor coincide con tu búsqueda',
  showMore: 'Mostrar más proveedores',
  list: 'Lista de proveedores',
  choose: 'Elige un proveedor',
  chooseDetail: 'Verás su plazo de pago, sus cuentas bancarias y sus contactos.',
  back: 'Volver a proveedores',
  notFound: 'No encontramos este proveedor',
  notFoundDetail: 'La dirección puede estar mal escrita.',
  supplierFailed: 'No pudimos cargar el proveedor.',
  data: 'Datos del proveedor',
  copyName: 'Copiar nombre',
  copyIdentifier: 'Copiar identificador',
  term: 'Plazo de pago',
  termHint: 'En días desde la emisión. Ingresa 0 para pagos al contado.',
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
    email: 'Email',
    phone: 'Teléfono',
    save: 'Guardar contacto',
    saving: 'Guardando…',
    deleteTitle: '¿Eliminar este contacto?',
    deleteDetail: 'Nadie de tu empresa lo verá más en este proveedor.',
    submitDelete: 'Eliminar',
    deleting: 'Eliminando…',
  },
} as const

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)
