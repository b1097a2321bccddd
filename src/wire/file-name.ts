import { extensionsOf, type FileKind } from '#domain/documents/upload-limits.ts'

/** The name to store and download a file under: no path, no control or direction characters, the extension of its kind. */
export const safeFileName = (name: string, kind: FileKind | 'xml'): string => {
  const extensions = kind === 'xml' ? ['.xml'] : extensionsOf(kind)
  const last = name.slice(-MAX_INPUT_LENGTH).split(/[\\/]/).at(-1) ?? ''
  const known = extensions.find((extension) => last.toLowerCase().endsWith(extension)) ?? ''
  const stem = last.slice(0, last.length - known.length).replaceAll(UNSAFE, '')
  const readable = [...stem]
    .slice(0, MAX_STEM_LENGTH)
    .join('')
    .replace(/^[\s.]+/, '')
    .trimEnd()
  return `${readable === '' ? 'documento' : readable}${known === '' ? extensions[0] : known}`
}

const MAX_INPUT_LENGTH = 1_000
const MAX_STEM_LENGTH = 100

/** Also the characters that Windows rejects, and halves of surrogate pairs. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu
