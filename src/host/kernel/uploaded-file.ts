/** A file of a request. */
export interface UploadedFile {
  /** The name from the browser: never a path, at most 300 characters. */
  readonly name: string
  readonly bytes: Uint8Array
}
