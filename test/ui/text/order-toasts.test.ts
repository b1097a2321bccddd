import { describe, expect, it } from 'vitest'
import { intentOf, type Toast } from '#application/notifications/toast.ts'
import type { Failure } from '#application/shared/failure.ts'
import { toastText } from '#ui/text/toasts.ts'

const failure: Failure = { _tag: 'Unreachable' }

/** The failures of orders and their surplus without a place of their own. */
const FAILED: ReadonlyArray<Toast> = [
  { _tag: 'InvoicePdfNotUploaded', failure },
  { _tag: 'InvoicePdfNotDeleted', failure },
  { _tag: 'InvoicePdfsUnavailable', failure },
  { _tag: 'SimulationNotDownloaded', failure },
  { _tag: 'SurplusNotRequested', failure },
  { _tag: 'TreasuryDebtUnavailable', failure },
  { _tag: 'BillsUnavailable', failure },
  { _tag: 'BillNotDownloaded', failure },
  { _tag: 'DocumentNotDownloaded', failure },
]

describe('a request of the surplus without an answer', () => {
  it('is not called a failure, and may be sent again', () => {
    expect(toastText({ _tag: 'SurplusRequestUnknown' }, 'CL')).toMatch(
      /^No sabemos si .* llegó\. .*no se pedirán dos veces\.$/,
    )
    expect(intentOf({ _tag: 'SurplusRequestUnknown' })).toBe('warning')
  })
})

describe('the error toasts of an order', () => {
  it('each say what failed and what to do, in words of their own', () => {
    const texts = FAILED.map((toast) => toastText(toast, 'CL'))
    expect(new Set(texts).size).toBe(FAILED.length)
    for (const text of texts) expect(text).toMatch(/^No pudimos [^.]+\. \S[^]+\.$/)
    expect(FAILED.map(intentOf)).toEqual(FAILED.map(() => 'error'))
  })
})
