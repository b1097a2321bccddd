import * as E from 'fp-ts/Either'
import type { XmlFile } from '#application/documents/file-saver.port.ts'
import type { Failure } from '#application/shared/failure.ts'
import { readDataUrl } from '#wire/data-url.ts'
import { safeFileName } from '#wire/file-name.ts'
import { bytesOfBase64 } from './read-download.ts'

/** The content decides, whatever type the host states. */
export const readXml = ({
  file,
  name,
}: {
  readonly file: string
  readonly name: string
}): E.Either<Failure, XmlFile> => {
  const bytes = bytesOfBase64(readDataUrl(file)?.base64 ?? file)
  return bytes === undefined || !startsAsXml(bytes)
    ? E.left({ _tag: 'Undecodable', at: ['file: no XML'] })
    : E.right({ name: safeFileName(name, 'xml'), kind: 'xml', bytes })
}

/** After a byte order mark and blanks; UTF-16 has a zero beside each character. */
const startsAsXml = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, 64).find((byte) => !SKIPPED.has(byte))
  return first === '<'.charCodeAt(0)
}

const SKIPPED: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff])
