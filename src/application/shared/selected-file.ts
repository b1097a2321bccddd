/** A file selected by the user. Its bytes are read only when it is sent. */
export interface SelectedFile {
  readonly name: string
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}
