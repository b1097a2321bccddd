import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'
import type { ReadingLimits } from '../tax-authority/reading-limits.ts'

/** Of one request, as it comes. */
export type UploadLimits = Pick<ReadingLimits, 'requestBytes' | 'requestFiles'>

/** The files of a request, in memory. A name is cut to its last part, so that it is never a path. */
export const uploadedFiles = async (
  request: FastifyRequest,
  { requestBytes, requestFiles }: UploadLimits,
): Promise<ReadonlyArray<UploadedFile>> => {
  if (!request.isMultipart()) throw new RefusedUpload('FST_ERR_CTP_INVALID_MEDIA_TYPE')
  /* No parser counts the bytes of all files together: without this five hundred of the largest would be held at once. */
  let room = requestBytes
  if (Number(request.headers['content-length']) > room + requestFiles * ENVELOPE_BYTES)
    throw new RefusedUpload('FST_ERR_CTP_BODY_TOO_LARGE')
  const files: Array<UploadedFile> = []
  for await (const part of request.files({ limits: { fileSize: requestBytes, files: requestFiles, fields: 5 } })) {
    const bytes = await part.toBuffer()
    room -= bytes.length
    if (room < 0) throw new RefusedUpload('FST_ERR_CTP_BODY_TOO_LARGE')
    files.push({ name: (part.filename.split(/[\\/]/).at(-1) ?? '').slice(0, 300), bytes })
  }
  return files
}

/** What stands around a file on its way: a boundary, a name, a type. */
const ENVELOPE_BYTES = 1024

/** Refused under a code of the framework, which the answer is made of. */
class RefusedUpload extends Error {
  readonly code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' | 'FST_ERR_CTP_BODY_TOO_LARGE'

  constructor(code: RefusedUpload['code']) {
    super('the upload is refused')
    this.code = code
  }
}
