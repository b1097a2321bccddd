import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from './product.ts'

/** The letters that the host wrote to `email` instead of sending them, as their reader sees them, the oldest first. */
export const lettersTo = ({ data }: Product, email: string): ReadonlyArray<string> => {
  const folder = join(data, 'mail')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
  return files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${email}`))
    .map(unfolded)
}

/** The path that the newest link with this word in a letter to `email` leads to. */
export const linkTo = (product: Product, email: string, word: string): string | undefined => {
  const paths = lettersTo(product, email).flatMap((text) =>
    [...text.matchAll(new RegExp(`https?://[^/\\s]+(/${word}/[A-Za-z0-9_-]{43,})`, 'g'))].map(([, path]) => path ?? ''),
  )
  return paths.at(-1)
}

/** Quoted-printable text, as mail programs send what is not plain ASCII (RFC 2045, 6.7). */
const unfolded = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
