const WORDS = {
  settlement: 'liquidacion',
  invoices: 'facturas',
  documents: 'documentos',
  bills: 'cobros',
} as const

export type OrderTab = keyof typeof WORDS

const TABS: ReadonlyArray<OrderTab> = ['settlement', 'invoices', 'documents', 'bills']

/** The query of the address of a tab. */
export const orderTabQuery = (tab: OrderTab): string => `ver=${WORDS[tab]}`

/** The tab that a query names; undefined for any other text. */
export const orderTabIn = (params: URLSearchParams): OrderTab | undefined =>
  TABS.find((tab) => WORDS[tab] === params.get('ver'))
