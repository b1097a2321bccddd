import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { SelectedFile } from '#application/shared/selected-file.ts'
import { kindOf, MAGIC_NUMBER_BYTES } from '#domain/documents/upload-limits.ts'
import { MIME_TYPES } from '#wire/data-url.ts'

/** With the type of the content. A file that was deleted or changed since its selection cannot be read. */
export const writeDataUrl = (file: SelectedFile): TE.TaskEither<Failure, string> =>
  TE.tryCatch(
    async () => {
      const bytes = new Uint8Array(await file.bytes())
      const kind = kindOf(bytes.subarray(0, MAGIC_NUMBER_BYTES))
      const mime = kind === undefined ? 'application/octet-stream' : MIME_TYPES[kind]
      return `data:${mime};base64,${await base64Of(new Blob([bytes]))}`
    },
    (): Failure => ({ _tag: 'Undecodable', at: ['file: unreadable'] }),
  )

/** In slices, whose reading lets the page continue: 10 MB at once would block it for a tenth of a second. */
const base64Of = async (blob: Blob): Promise<string> => {
  let text = ''
  for (let at = 0; at < blob.size; at += SLICE) {
    const bytes = new Uint8Array(await blob.slice(at, at + SLICE).arrayBuffer())
    let characters = ''
    for (let from = 0; from < bytes.length; from += ARGUMENTS)
      characters += String.fromCharCode(...bytes.subarray(from, from + ARGUMENTS))
    text += btoa(characters)
  }
  return text
}

/** A multiple of three, so that the parts of the base64 text have no padding between them. */
const SLICE = 3 * 128 * 1024
/** A function takes that many arguments in every browser. */
const ARGUMENTS = 8 * 1024
