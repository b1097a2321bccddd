import { connect, type Socket } from 'node:net'
import * as E from 'fp-ts/Either'
import { MAX_LINE } from './frame.ts'
import { OperatorAnswer } from './operator-answer.ts'
import { OperatorLine } from './operator-line.ts'

/** Sends the line to the running host; undefined when none runs. */
export const askHost = async (path: string, line: OperatorLine): Promise<OperatorAnswer | undefined> => {
  const socket = await reach(path)
  if (socket === undefined) return undefined
  socket.write(`${JSON.stringify(OperatorLine.encode(line))}\n`)
  return answerIn(await everything(socket))
}

export const isAnswering = async (path: string): Promise<boolean> => {
  const socket = await reach(path)
  socket?.destroy()
  return socket !== undefined
}

const reach = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })

const everything = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.length > MAX_LINE) socket.destroy()
    })
    socket.once('close', () => resolve(text))
  })

const answerIn = (text: string): OperatorAnswer => {
  try {
    const answer = OperatorAnswer.decode(JSON.parse(text))
    if (E.isRight(answer)) return answer.right
  } catch {
    return LOST
  }
  return LOST
}

/** The request may have been executed. */
const LOST: OperatorAnswer = {
  ok: false,
  sentence: 'El servidor se detuvo antes de responder. Revisa el resultado antes de repetir el comando.',
}
