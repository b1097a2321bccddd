import { formatShortDate } from '#domain/kernel/format.ts'
import type { SurplusState, WalletDebt } from '#domain/wallet/surplus.ts'

/** The surplus card of the finance home and its movements. */
export const walletText = {
  title: 'Excedentes',
  request: 'Solicitar excedentes',
  /** Beside the title of the surplus. */
  requestBriefly: 'Solicitar',
  requested: 'Excedentes solicitados',
  requestTitle: '¿Solicitar tus excedentes?',
  withdrawTitle: '¿Retirar la solicitud?',
  withdraw: 'Retirar solicitud',
  amount: 'Monto',
  to: (account: string): string => `Los depositamos en ${account}.`,
  addAccount: 'Agregar cuenta bancaria',
  movements: 'Movimientos',
  movementsTitle: 'Movimientos de tus excedentes',
  noun: { one: 'movimiento', many: 'movimientos', feminine: false },
  empty: 'Todavía no hay movimientos',
  emptyDetail: 'Cuando tus clientes paguen las facturas de una operación, aquí verás lo que te devolvemos.',
  columns: { on: 'Fecha', type: 'Movimiento', folio: 'Factura', order: 'Operación', amount: 'Monto', balance: 'Saldo' },
  /** An unknown type has a neutral text. */
  typeOf: (type: string): string => TYPES.get(type) ?? 'Movimiento',
} as const

const TYPES: ReadonlyMap<string, string> = new Map([
  ['RELEASE', 'Excedente liberado'],
  ['RELEASE_REVERSED', 'Corrección de un excedente liberado'],
  ['SURPLUS_PAID', 'Excedentes transferidos'],
  ['DEFAULT_DEBT', 'Interés por mora'],
  ['DEFAULT_DEBT_REVERSED', 'Corrección de interés por mora'],
  ['PAGO_CXP', 'Pago a un proveedor'],
  ['CAMBIO_FACTURA', 'Cambio de factura'],
  ['LIFE_INSURANCE_PF', 'Seguro'],
  ['TRANSFER_ERROR', 'Transferencia devuelta'],
  ['ERROR_GIRO', 'Giro devuelto'],
  ['ANULACION', 'Anulación'],
])

/** The label above the amount, or in its place. */
export const surplusLabel = (state: SurplusState): string => {
  switch (state._tag) {
    case 'Requested':
      return `Solicitados el ${formatShortDate(state.since)}`
    case 'Available':
      return 'Disponibles'
    case 'Debt':
      return `Deuda${debtText(state.oldest)} · se descuenta de tus próximas devoluciones`
    case 'None':
      return 'No tienes excedentes disponibles'
  }
}

const debtText = (oldest: WalletDebt | undefined): string => {
  if (oldest === undefined) return ''
  const { folio, on, orderId } = oldest
  const invoice = folio === undefined ? '' : `, factura ${folio}${orderId === undefined ? '' : ` (orden ${orderId})`}`
  return ` desde el ${formatShortDate(on)}${invoice}`
}
