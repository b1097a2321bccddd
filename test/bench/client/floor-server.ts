import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface FloorServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Serves the floor pages and `rows`, compressed like the product's. `?rows=N` returns the first N. */
export const serveFloor = async (folder: string, rows: ReadonlyArray<unknown>): Promise<FloorServer> => {
  const answers = new Map<string, Buffer>()
  const answer = (url: string): Buffer => {
    const known = answers.get(url)
    if (known !== undefined) return known
    const { pathname, searchParams } = new URL(url, 'http://floor')
    const text =
      pathname === '/rows.json'
        ? JSON.stringify(rows.slice(0, Number(searchParams.get('rows') ?? rows.length)))
        : readFileSync(join(folder, pathname.slice(1)), 'utf8')
    const compressed = brotliCompressSync(text)
    answers.set(url, compressed)
    return compressed
  }
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    if (url === '/favicon.ico') return void response.writeHead(404).end()
    const type = url.startsWith('/rows.json') ? 'application/json' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(answer(url))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
