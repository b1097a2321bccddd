import type { FastifyRequest } from 'fastify'
import type { ReadingLimits } from '../config/reading-limits.ts'
import type { UploadedFile } from '../kernel/uploaded-file.ts'

/** Limits of one request. */
export type UploadLimits = Pick<ReadingLimits, 'requestBytes' | 'requestFiles'>

/** The files of a request, in memory. A name is cut to its last segment, so that it is never a path. */
export const uploadedFiles = async (
  request: FastifyRequest,
  { requestBytes, requestFiles }: UploadLimits,
): Promise<ReadonlyArray<UploadedFile>> => {
  if (!request.isMultipart()) throw new RejectedUpload('FST_ERR_CTP_INVALID_MEDIA_TYPE')
  /* The parser does not limit the total size: without this five hundred files of maximum size would be held at once. */
  let room = requestBytes
  if (Number(request.headers['content-length']) > room + requestFiles * ENVELOPE_BYTES)
    throw new RejectedUpload('FST_ERR_CTP_BODY_TOO_LARGE')
  const files: Array<UploadedFile> = []
  for await (const part of request.files({ limits: { fileSize: requestBytes, files: requestFiles, fields: 5 } })) {
    const bytes = await part.toBuffer()
    room -= bytes.length
    if (room < 0) throw new RejectedUpload('FST_ERR_CTP_BODY_TOO_LARGE')
    files.push({ name: (part.filename.split(/[\\/]/).at(-1) ?? '').slice(0, 300), bytes })
  }
  return files
}

/** The overhead of a file in the body: boundary, name, type. */
const ENVELOPE_BYTES = 1024

/** Its code is mapped to a response like the framework's own errors. */
class RejectedUpload extends Error {
  readonly code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' | 'FST_ERR_CTP_BODY_TOO_LARGE'

  constructor(code: RejectedUpload['code']) {
    super('the upload is rejected')
    this.code = code
  }
}
