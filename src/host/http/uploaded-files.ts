import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../financing/invoice-importer.port.ts'

/** Of one file, as it comes. */
const MOST_FILE_BYTES = 10 * 1024 * 1024
const MOST_FILES = 500
/** Of all files of one request. No parser counts these: without this limit five hundred files would be held at once. */
const MOST_UPLOAD_BYTES = 50 * 1024 * 1024

/** The files of a request, in memory. A name is cut to its last part, so that it is never a path. */
export const uploadedFiles = async (request: FastifyRequest): Promise<ReadonlyArray<UploadedFile>> => {
  if (!request.isMultipart()) throw new RefusedUpload('FST_ERR_CTP_INVALID_MEDIA_TYPE')
  let room = MOST_UPLOAD_BYTES
  if (Number(request.headers['content-length']) > room + MOST_FILES * ENVELOPE_BYTES) throw new RefusedUpload('FST_ERR_CTP_BODY_TOO_LARGE')
  const files: Array<UploadedFile> = []
  for await (const part of request.files({ limits: { fileSize: MOST_FILE_BYTES, files: MOST_FILES, fields: 5 } })) {
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
