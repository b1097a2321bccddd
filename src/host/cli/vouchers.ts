import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'
import { idIn } from './parse-arguments.ts'

const invoiceIn = idIn<'Payable'>('la factura')

export const voucherList = operatorCommand({
  summary: 'Muestra los comprobantes de pago que las empresas esperan.',
  usage: ['voucher:list'],
  options: [],
  read: () => E.right({ command: 'voucher:list' }),
})

export const voucherAttach = operatorCommand({
  summary: 'Adjunta el comprobante de una factura pagada; la empresa lo descarga.',
  usage: ['voucher:attach NÚMERO ARCHIVO', '  ARCHIVO   un PDF de hasta 10 MB'],
  options: [],
  read: (parsed) => {
    const payableId = invoiceIn(parsed)
    if (E.isLeft(payableId)) return payableId
    const file = parsed.words[2]
    if (file === undefined) return E.left('Falta el archivo.')
    return E.right({ command: 'voucher:attach', payableId: payableId.right, file: resolve(file) })
  },
})
