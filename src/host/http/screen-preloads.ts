import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'

/** Written by the build of the client. */
export const PRELOADS_FILE = 'preloads.json'

/** A screen: the source of a regular expression for its paths, and its files relative to the client's folder. */
export interface ScreenPreloads {
  readonly paths: string
  readonly files: ReadonlyArray<string>
}

const Preloads = t.readonlyArray(t.readonly(t.type({ paths: t.string, files: t.readonlyArray(t.string) })))

/**
 * The `Link` header of a page, with which the browser fetches the code of the screen together with the page. Undefined
 * for an address of no screen.
 */
export const screenPreloadsIn = (folder: string): ((url: string) => string | undefined) => {
  const file = join(folder, PRELOADS_FILE)
  const decoded = existsSync(file) ? Preloads.decode(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const screens = decoded !== undefined && isRight(decoded) ? decoded.right : []
  const headers = screens.map(({ files, paths }) => ({
    paths: new RegExp(paths),
    link: files.map((path) => `</${path}>; rel=modulepreload; crossorigin`).join(', '),
  }))
  return (url) => {
    const [path = ''] = url.split('?', 1)
    return headers.find(({ paths }) => paths.test(path))?.link
  }
}
