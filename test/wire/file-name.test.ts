import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensionsOf } from '#domain/documents/upload-limits.ts'
import { fileKind } from '#domain/testing/documents.ts'
import { safeFileName } from '#wire/file-name.ts'

describe('the name of a stored file', () => {
  it.each([
    ['Acta constitutiva.pdf', 'pdf', 'Acta constitutiva.pdf'],
    ['C:\\Escaneos\\acta.PDF', 'pdf', 'acta.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['foto.jpeg', 'jpeg', 'foto.jpeg'],
    ['foto.png', 'jpeg', 'foto.png.jpg'],
    ['factura\u202efdp.exe', 'pdf', 'facturafdp.exe.pdf'],
    ['a\r\nb\u0000.png', 'png', 'ab.png'],
    ['.pdf', 'pdf', 'documento.pdf'],
    ['...pdf', 'pdf', 'documento.pdf'],
    ['', 'gif', 'documento.gif'],
    ['😀'.repeat(150), 'png', `${'😀'.repeat(100)}.png`],
  ] as const)('%j of a %s is %j', (name, kind, safe) => {
    expect(safeFileName(name, kind)).toBe(safe)
  })

  it('has the extension of its kind, is no path, and stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fileKind, (name, kind) => {
        const safe = safeFileName(name, kind)
        expect(extensionsOf(kind).some((extension) => safe.toLowerCase().endsWith(extension))).toBe(true)
        expect(safe).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u)
        expect(safeFileName(safe, kind)).toBe(safe)
      }),
    )
  })
})
