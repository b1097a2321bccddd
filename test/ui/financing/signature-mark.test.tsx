import { describe, expect, it } from 'vitest'
import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import { SignatureMark } from '#ui/financing/signature-mark.tsx'
import { markText, signatureText } from '#ui/text/signatures.ts'
import { markupOf } from '#test/ui/design/render.tsx'

type CheckedStatus = Exclude<Signature['status'], 'NOT_CHECKED'>

/** Total records: a new value does not compile without its row. */
const CHECKED: Readonly<Record<CheckedStatus, Signature>> = {
  VERIFIED: { status: 'VERIFIED' },
  INVALID: { status: 'INVALID' },
  NOT_SIGNED: { status: 'NOT_SIGNED' },
}
const notChecked = (reason: UncheckedReason): Signature => ({ status: 'NOT_CHECKED', reason })
const UNCHECKED: Readonly<Record<UncheckedReason, Signature>> = {
  PENDING: notChecked('PENDING'),
  UNKNOWN_RULES: notChecked('UNKNOWN_RULES'),
  UNTRUSTED_CHAIN: notChecked('UNTRUSTED_CHAIN'),
  UNKNOWN_SIGNER: notChecked('UNKNOWN_SIGNER'),
  NO_ORIGINAL: notChecked('NO_ORIGINAL'),
  CHECK_FAILED: notChecked('CHECK_FAILED'),
}
const ALL: ReadonlyArray<Signature> = [...Object.values(CHECKED), ...Object.values(UNCHECKED)]

describe('the signature mark', () => {
  it('is absent for a verified one', () => {
    expect(markupOf(<SignatureMark signature={{ status: 'VERIFIED' }} />)).not.toContain('<button')
  })

  it.each(ALL.filter(({ status }) => status !== 'VERIFIED'))(
    'explains its meaning and the consequence: %o',
    (signature) => {
      const text = markText(signature) ?? ''
      const html = markupOf(<SignatureMark signature={signature} />)
      expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
      expect(html).toContain(`aria-label="${text}"`)
      expect(html).toContain(`title="${text}"`)
      expect(html).toContain('aria-hidden="true"')
    },
  )

  it('has a separate text for each', () => {
    expect(new Set(ALL.map(markText)).size).toBe(ALL.length)
  })
})

describe('the signature notice before sending', () => {
  it('agrees in number', () => {
    expect(signatureText.inOrder(1, 'CL')).toBe(
      '1 factura no tiene la firma verificada: puedes enviar la solicitud y nuestro equipo la revisará antes de aprobarla.',
    )
    expect(signatureText.inOrder(1200, 'CL')).toContain('1.200 facturas no tienen la firma verificada')
  })
})
