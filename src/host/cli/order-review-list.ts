import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const orderReviewList = operatorCommand({
  summary: 'Muestra las operaciones en revisión que tienen facturas sin firma verificada.',
  usage: [
    'order:review-list',
    '  De cada factura: cómo estaba su firma al pedirse la operación y cómo está ahora. Sale de la lista con order:advance.',
  ],
  options: [],
  read: () => E.right({ command: 'order:review-list' }),
})
