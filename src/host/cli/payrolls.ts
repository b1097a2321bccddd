import * as E from 'fp-ts/Either'
import { readOwnTaxId } from '../kernel/own-tax-id.ts'
import { operatorCommand } from './operator-command.ts'
import {
  ANYWAY_OPTIONS,
  ANYWAY_USAGE,
  anywayIn,
  idIn,
  LONGEST_REASON,
  optionIn,
  reasonIn,
  taxIdIn,
} from './parse-arguments.ts'

const payrollIn = idIn<'Payroll'>('la lista')

export const transferAccountSet = operatorCommand({
  summary: 'Fija la cuenta a la que una empresa transfiere el total de sus listas de pago.',
  usage: [
    'transfer-account:set RUT_O_RFC --bank CÓDIGO --account NÚMERO --email CORREO',
    '  --bank CÓDIGO      tres dígitos: 012 es BancoEstado en Chile y BBVA en México',
    '  --account NÚMERO   una cuenta corriente en Chile, una CLABE en México',
    '  --email CORREO     el que recibe los comprobantes',
  ],
  options: ['--bank', '--account', '--email'],
  read: (parsed) => {
    const taxId = taxIdIn(parsed)
    if (E.isLeft(taxId)) return taxId
    const bank = optionIn(parsed, '--bank')
    if (E.isLeft(bank)) return bank
    const number = optionIn(parsed, '--account')
    if (E.isLeft(number)) return number
    const email = optionIn(parsed, '--email')
    if (E.isLeft(email)) return email
    return E.right({
      command: 'transfer-account:set',
      taxId: taxId.right,
      bank: bank.right,
      number: number.right,
      email: email.right,
    })
  },
})

export const payrollList = operatorCommand({
  summary: 'Muestra las listas de pago que esperan un paso de nuestro equipo.',
  usage: ['payroll:list'],
  options: [],
  read: () => E.right({ command: 'payroll:list' }),
})

export const payrollConfirm = operatorCommand({
  summary: 'Confirma que se pagó a los proveedores de una lista; las facturas pasan a Pagadas.',
  usage: [
    'payroll:confirm NÚMERO [--supplier RUT_O_RFC] [--anyway --reason TEXTO]',
    '  --supplier RUT_O_RFC   solo las facturas de ese proveedor',
    ...ANYWAY_USAGE,
  ],
  options: ['--supplier', ...ANYWAY_OPTIONS],
  read: (parsed) => {
    const payrollId = payrollIn(parsed)
    if (E.isLeft(payrollId)) return payrollId
    const typed = parsed.options.get('--supplier')
    const payee = typed === undefined ? undefined : readOwnTaxId(typed)
    if (typed !== undefined && payee === undefined) return E.left(`${typed} no es un RUT ni un RFC válido.`)
    const anyway = anywayIn(parsed)
    if (E.isLeft(anyway)) return anyway
    const asked = { command: 'payroll:act' as const, payrollId: payrollId.right, action: 'confirm' as const, payee }
    return E.right({ ...asked, reason: undefined, anyway: anyway.right })
  },
})

export const payrollFund = operatorCommand({
  summary: 'Registra que llegó el dinero de una lista, o que falta una parte.',
  usage: ['payroll:fund NÚMERO [--short TEXTO]', '  --short TEXTO   falta una parte: lo que la empresa lee'],
  options: ['--short'],
  read: (parsed) => {
    const payrollId = payrollIn(parsed)
    if (E.isLeft(payrollId)) return payrollId
    const reason = parsed.options.get('--short')
    if (reason !== undefined && reason.length > LONGEST_REASON)
      return E.left(`--short tiene hasta ${LONGEST_REASON} caracteres.`)
    const action = reason === undefined ? 'fund' : 'fundShort'
    return E.right({
      command: 'payroll:act',
      payrollId: payrollId.right,
      action,
      reason,
      payee: undefined,
      anyway: undefined,
    })
  },
})

const stopped = (name: string, action: 'fail' | 'reject', summary: string) =>
  operatorCommand({
    summary,
    usage: [`${name} NÚMERO --reason TEXTO`, '  --reason TEXTO   lo que la empresa lee'],
    options: ['--reason'],
    read: (parsed) => {
      const payrollId = payrollIn(parsed)
      if (E.isLeft(payrollId)) return payrollId
      const reason = reasonIn(parsed)
      if (E.isLeft(reason)) return reason
      const asked = { command: 'payroll:act' as const, payrollId: payrollId.right, action, payee: undefined }
      return E.right({ ...asked, reason: reason.right, anyway: undefined })
    },
  })

export const payrollFail = stopped('payroll:fail', 'fail', 'Registra que el pago de una lista falló.')
export const payrollReject = stopped(
  'payroll:reject',
  'reject',
  'Rechaza una lista: la empresa ve por qué y puede eliminarla.',
)
