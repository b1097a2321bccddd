import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '#application/shared/failure.ts'
import type { SelectedFile } from '#application/shared/selected-file.ts'

/** The body of a multipart call. A file that was deleted or changed since its selection cannot be sent. */
export const fileForm = (field: string, files: ReadonlyArray<SelectedFile>): TE.TaskEither<Failure, FormData> =>
  TE.tryCatch(
    async () => {
      const form = new FormData()
      for (const { name, bytes } of files) form.append(field, new Blob([new Uint8Array(await bytes())]), name)
      return form
    },
    (): Failure => ({ _tag: 'Undecodable', at: ['files: unreadable'] }),
  )
