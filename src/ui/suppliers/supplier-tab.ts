const WORDS = { invoices: 'facturas', accounts: 'cuentas', contacts: 'contactos', activity: 'actividad' } as const

export type SupplierTab = keyof typeof WORDS

export const SUPPLIER_TABS: ReadonlyArray<SupplierTab> = ['invoices', 'accounts', 'contacts', 'activity']

/** The query of the address of a tab. */
export const supplierTabQuery = (tab: SupplierTab): string => `ver=${WORDS[tab]}`

/** The tab that a query names; undefined for any other text. */
export const supplierTabIn = (params: URLSearchParams): SupplierTab | undefined =>
  SUPPLIER_TABS.find((tab) => WORDS[tab] === params.get('ver'))
