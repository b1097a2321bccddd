import { rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import * as E from 'fp-ts/Either'
import { isAnswering } from './client.ts'
import { MAX_LINE } from './frame.ts'
import { OperatorAnswer } from './operator-answer.ts'
import { OperatorLine } from './operator-line.ts'

export interface OperatorSocket {
  readonly close: () => Promise<void>
}

/**
 * Listens for operators with this system user only: the socket is created with that mode. Undefined when another host
 * already listens. One request and one response, one line of JSON each.
 */
export const openOperatorSocket = async (
  path: string,
  serve: (line: OperatorLine) => Promise<OperatorAnswer>,
): Promise<OperatorSocket | undefined> => {
  if (await isAnswering(path)) return undefined
  if (!path.startsWith('\\\\')) await rm(path, { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    attend(socket, (text) => answerTo(text, serve))
  })
  await listen(server, path)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroySoon()
      }),
  }
}

/** The umask applies while the socket is created, so that it is never open to other users. */
const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const before = process.umask(0o177)
    server.once('error', reject)
    server.listen(path, resolve)
    process.umask(before)
  })

const PATIENCE_MS = 10_000

const attend = (socket: Socket, answerLine: (line: string) => Promise<OperatorAnswer>): void => {
  let text = ''
  let hasRequest = false
  socket.setEncoding('utf8')
  socket.setTimeout(PATIENCE_MS, () => (hasRequest ? undefined : socket.destroy()))
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    if (hasRequest) return
    text += String(chunk)
    if (text.length > MAX_LINE) return void socket.destroy()
    const end = text.indexOf('\n')
    if (end === -1) return
    hasRequest = true
    void answerLine(text.slice(0, end)).then((answer) =>
      socket.end(`${JSON.stringify(OperatorAnswer.encode(answer))}\n`),
    )
  })
}

const answerTo = async (
  text: string,
  serve: (line: OperatorLine) => Promise<OperatorAnswer>,
): Promise<OperatorAnswer> => {
  const line = OperatorLine.decode(parsed(text))
  if (E.isLeft(line)) return { ok: false, sentence: 'El servidor no entiende el comando: ¿es de otra versión?' }
  try {
    return await serve(line.right)
  } catch (error) {
    return { ok: false, sentence: `No se pudo completar: ${error instanceof Error ? error.message : String(error)}` }
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
