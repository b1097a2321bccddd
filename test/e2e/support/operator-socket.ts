import { connect } from 'node:net'
import type { OutputOf } from 'io-ts'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import type { OperatorRequest } from '#host/operator/operator-request.ts'

/** An operator's request in its wire form. */
export type OperatorOrder = OutputOf<typeof OperatorRequest>

/**
 * Sends what the program of an operator sends to the running host, without starting that program, which costs half a
 * second of a processor. For the state that a journey starts from; rejects when the host refuses.
 */
export const sendToHost = (data: string, order: OperatorOrder): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(operatorSocketPath(data))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.once('error', reject)
    socket.once('close', () =>
      text.startsWith('{"ok":true') ? resolve() : reject(new Error(`${order.command} was answered: ${text}`)),
    )
    socket.write(`${JSON.stringify(order)}\n`)
  })
