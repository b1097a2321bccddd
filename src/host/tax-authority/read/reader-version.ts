/** Grows when the readers take more from a document than before, so that stored documents are read again. */
export const READER_VERSION = 1
