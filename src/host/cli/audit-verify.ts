import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const auditVerify = operatorCommand({
  summary: 'Revisa que nadie haya cambiado el registro de lo que se hizo.',
  usage: ['audit:verify', '  La huella que muestra, anotada en otra parte, delata también un registro rehecho entero.'],
  options: [],
  read: () => E.right({ command: 'audit:verify' }),
})
