import { connect } from 'node:net'
import { operatorSocketPath } from '#host/operator-socket/path.ts'
import { typed, type TypedOptions } from '#test/support/operator-line.ts'

/**
 * Sends what the program of an operator sends to the running host, without starting that program, which costs half a
 * second of a processor. For the state that a journey starts from; rejects when the host rejects.
 */
export const sendToHost = (
  data: string,
  words: ReadonlyArray<string | number>,
  options?: TypedOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(operatorSocketPath(data))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.once('error', reject)
    socket.once('close', () =>
      text.startsWith('{"ok":true') ? resolve() : reject(new Error(`${words[0]} was answered: ${text}`)),
    )
    socket.write(`${JSON.stringify(typed(words, options))}\n`)
  })
