import * as E from 'fp-ts/Either'
import { parseXml } from '../tax-authority/read/index.ts'
import { originalString } from '../tax-authority/sign/index.ts'

/** The text of a CFDI that its seal signs, by the host's own rules. */
export const originalOf = (document: Uint8Array): string => {
  const root = parseXml(Buffer.from(document).toString())
  const original = E.isRight(root) ? originalString(root.right) : undefined
  if (original === undefined) throw new Error('A sample has no original string')
  return original
}
