import * as E from 'fp-ts/Either'
import { operatorCommand } from './operator-command.ts'

export const orderReviewList = operatorCommand({
  summary: 'Muestra las operaciones con facturas sin firma verificada o que cambiaron después de pedirse.',
  usage: [
    'order:review-list',
    '  De cada factura: cómo estaba su firma al pedirse la operación y cómo está ahora. Sale de la lista con order:advance.',
    '  Una factura que cambió se muestra hasta la transferencia; con ella, order:approve y order:transfer se detienen.',
  ],
  options: [],
  read: () => E.right({ command: 'order:review-list' }),
})
