import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { SECURITY_HEADERS } from './security-headers.ts'

/**
 * Responds on the socket where no response object exists, and closes it. Without a body, so that a browser shows its
 * own error page.
 */
export const answerRaw = (stream: Duplex, status: number): void => {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store', connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  stream.on('error', () => stream.destroy())
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`)
}

/** Errors of the HTTP parser never reach a route. */
export const answerParserError = ({ code }: NodeJS.ErrnoException, socket: Duplex): void => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  answerRaw(socket, STATUS_OF_PARSER.get(code ?? '') ?? 400)
}

const STATUS_OF_PARSER: ReadonlyMap<string, number> = new Map(
  Object.entries({ ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413 }),
)
