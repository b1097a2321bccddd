import type { OrderDeposit, ShownAccount } from '#domain/orders/transfer-obstacles.ts'

/** As a person recognises it: `BancoEstado ···1904`. */
export const accountName = ({ bank, lastDigits }: ShownAccount): string => `${bank} ···${lastDigits}`

/** Where the money of an order or of a surplus goes. */
export const depositText = {
  missing: 'Falta tu cuenta bancaria',
  add: 'Agregar',
  held: 'Puedes enviar tu solicitud: te transferimos cuando la agregues.',
  sentence: ({ account, replacement, state }: OrderDeposit, isTransferred: boolean): string => {
    if (state === 'MISSING' || account === undefined)
      return 'Falta tu cuenta bancaria: la necesitamos para transferirte.'
    if (isTransferred) return `Transferimos a ${accountName(account)}.`
    return replacement === undefined
      ? `Depositaremos en ${accountName(account)}.`
      : `Confirma dónde depositamos: aprobamos la operación con ${accountName(account)} y ahora tu cuenta es ${accountName(replacement)}.`
  },
  confirm: (account: ShownAccount): string => `Depositar en ${accountName(account)}`,
} as const
