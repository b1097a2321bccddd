/** The names of the pages in the menus, in the window title and in the command palette, which also finds the synonyms. */
export const pageText = {
  finance: { label: 'Financiamiento', shortLabel: 'Financiar', synonyms: ['Facturas', 'Anticipo'] },
  suppliers: { label: 'Proveedores', synonyms: ['Contactos', 'Cuentas de proveedores', 'Plazos de pago'] },
  payments: { label: 'Pagos', synonyms: ['Facturas por pagar', 'Listas de pago', 'Programar pagos'] },
  orders: {
    label: 'Estado de Operaciones',
    shortLabel: 'Operaciones',
    synonyms: ['Operaciones', 'Órdenes', 'Solicitudes'],
  },
  cash: { label: 'Caja', synonyms: ['Flujo de caja', 'Saldo', 'Próximas semanas'] },
  xtracker: { label: 'Xtracker', synonyms: ['Reportes', 'Cartera'] },
  profile: { label: 'Perfil', synonyms: ['Mi cuenta', 'Teléfono', 'Dirección'] },
  legal: {
    label: 'Información Legal',
    synonyms: ['Representantes', 'Representante legal', 'Documentos de la empresa'],
  },
  bankAccounts: { label: 'Cuentas bancarias', synonyms: ['Bancos', 'CLABE', 'Cuenta principal'] },
  SII: { label: 'SII', synonyms: ['Clave del SII', 'Clave tributaria', 'Certificado digital'] },
  SAT: { label: 'SAT', synonyms: ['CIEC', 'Clave del SAT', 'e.firma', 'FIEL', 'Certificado digital'] },
  activity: { label: 'Actividad', synonyms: ['Historial de cambios', 'Registro', 'Auditoría'] },
  team: { label: 'Equipo', synonyms: ['Usuarios', 'Invitar', 'Roles', 'Permisos'] },
  notifications: { label: 'Notificaciones', synonyms: ['Avisos', 'Correos'] },
}

/** The titles of pages that no menu names, or that it names otherwise. */
export const pageTitles = {
  profile: 'Perfil de usuario',
  financing: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago' },
  payroll: 'Lista de facturas',
  scenarios: 'Compara tus escenarios',
  statement: { CL: 'Cartola mensual', MX: 'Estado de cuenta mensual' },
  legalForm: 'Representante legal',
  invitation: 'Invitación',
  completeProfile: 'Completa tu perfil',
  approvals: 'Autorizaciones',
  companies: 'Tus empresas',
  design: 'Galería de componentes',
}
