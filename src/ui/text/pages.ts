/** The names of the pages in the menus, in the window title and in the command palette, which also finds the synonyms. */
export const pageText = {
  finance: { label: 'Financiamiento', shortLabel: 'Financiar', synonyms: ['Facturas', 'Anticipo'] },
  suppliers: { label: 'Proveedores' },
  payments: { label: 'Pagos', synonyms: ['Facturas por pagar'] },
  orders: {
    label: 'Estado de Operaciones',
    shortLabel: 'Operaciones',
    synonyms: ['Operaciones', 'Órdenes', 'Solicitudes'],
  },
  xtracker: { label: 'Xtracker', synonyms: ['Reporte'] },
  profile: { label: 'Perfil' },
  legal: { label: 'Información Legal' },
  bankAccounts: { label: 'Cuentas bancarias' },
  SII: { label: 'SII' },
  SAT: { label: 'SAT' },
  notifications: { label: 'Notificaciones' },
}

/** The titles of pages that no menu names, or that it names otherwise. */
export const pageTitles = {
  profile: 'Perfil de usuario',
  financing: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago' },
  payroll: 'Lista de facturas',
  scenarios: 'Compara tus escenarios',
  statement: { CL: 'Cartola mensual', MX: 'Estado de cuenta mensual' },
  legalForm: 'Representante legal',
  completeProfile: 'Completa tu perfil',
  design: 'Galería de componentes',
}
