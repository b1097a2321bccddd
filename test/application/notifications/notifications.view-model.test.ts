import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { Failure } from '#application/shared/failure.ts'
import { RemoteValue } from '#application/shared/remote-value.ts'
import type { Toast } from '#application/notifications/toast.ts'
import { unauthorized, unreachable } from '#test/support/fakes/faults.ts'
import { makeFakePreferences } from '#test/support/fakes/preferences.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'

const failed: Toast = { _tag: 'TreasuryDebtUnavailable', failure: unreachable }

const makeNotices = () => {
  const time = makeFakeTime()
  const notices = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  return { time, notices, tags: () => notices.active.map(({ toast }) => toast._tag) }
}

describe('the toasts', () => {
  it('disappear after a while, except errors', async () => {
    const { notices, tags, time } = makeNotices()
    notices.show({ _tag: 'CredentialSaved' })
    notices.show(failed)
    await time.pass(6_000)
    expect(tags()).toEqual(['TreasuryDebtUnavailable'])
    notices.dismiss(notices.active[0]?.id ?? 0)
    expect(tags()).toEqual([])
  })

  it('are four at most, and an error is dropped last', () => {
    const { notices, tags } = makeNotices()
    notices.show({ _tag: 'DepositNotConfirmed', failure: unreachable })
    notices.show({ _tag: 'CredentialSaved' })
    notices.show({ _tag: 'InvoicesReady' })
    notices.show({ _tag: 'BillNotDownloaded', failure: unreachable })
    notices.show({ _tag: 'VoucherNotDownloaded', failure: unreachable })
    expect(tags()).toEqual(['DepositNotConfirmed', 'InvoicesReady', 'BillNotDownloaded', 'VoucherNotDownloaded'])
  })

  it('tell several parts of a page that cannot be loaded as one, until each of them is', async () => {
    const { notices, tags } = makeNotices()
    const parts = (['CountsUnavailable', 'TotalUnavailable', 'TreasuryDebtUnavailable'] as const).map((part) => {
      let answer: E.Either<Failure, number> = E.left(unreachable)
      const value = new RemoteValue({ load: () => async () => answer, ...notices.about(part) })
      return { value, recover: () => (answer = E.right(1)) }
    })
    const [first] = parts
    await first?.value.load()
    expect(tags()).toEqual(['CountsUnavailable'])
    await Promise.all(parts.map(({ value }) => value.load()))
    expect(tags()).toEqual(['PartsUnavailable'])
    for (const { recover, value } of parts) {
      expect(tags()).toEqual(['PartsUnavailable'])
      recover()
      await value.load()
    }
    expect(tags()).toEqual([])
  })

  it('tell a part alone once the toast of several was dismissed', () => {
    const { notices, tags } = makeNotices()
    notices.show({ _tag: 'CountsUnavailable', failure: unreachable })
    notices.show(failed)
    expect(tags()).toEqual(['PartsUnavailable'])
    notices.dismiss(notices.active[0]?.id ?? 0)
    notices.show(failed)
    expect(tags()).toEqual(['TreasuryDebtUnavailable'])
  })

  it('end with the success of what had failed', () => {
    const { notices, tags } = makeNotices()
    notices.show({ _tag: 'DepositNotConfirmed', failure: unreachable })
    notices.show({ _tag: 'BillNotDownloaded', failure: unreachable })
    notices.show({ _tag: 'DepositConfirmed' })
    expect(tags()).toEqual(['BillNotDownloaded', 'DepositConfirmed'])
  })

  it('contain no duplicates', () => {
    const { notices, tags } = makeNotices()
    for (let again = 0; again < 20; again += 1) notices.show(failed)
    expect(tags()).toEqual(['TreasuryDebtUnavailable'])
  })

  it('offer their undo while they are on view, and their history keeps none', async () => {
    const { notices, tags, time } = makeNotices()
    const undone: string[] = []
    const clear = (invoices: number) =>
      notices.show({ _tag: 'SelectionCleared', invoices }, () => undone.push(`${invoices}`))
    const offers = () => [...notices.active, ...notices.history].filter((one) => 'undo' in one)
    clear(2)
    expect([notices.canUndo, offers()]).toMatchObject([true, [{ toast: { invoices: 2 } }]])
    await time.pass(8_000)
    expect([tags(), notices.canUndo, offers()]).toEqual([[], false, []])
    expect(notices.history).toMatchObject([{ key: 'SelectionCleared', toast: { invoices: 2 } }])
    clear(3)
    notices.undo()
    expect([undone, offers()]).toEqual([['3'], []])
  })

  it('do not include the end of a session', () => {
    const { notices, tags } = makeNotices()
    notices.show({ _tag: 'CountsUnavailable', failure: unauthorized })
    expect(tags()).toEqual([])
  })
})

describe('the appearance', () => {
  it('is stored, and so are hidden amounts', () => {
    const preferences = makeFakePreferences()
    const appearance = new AppearanceViewModel({ preferences })
    appearance.choose('dark')
    appearance.toggleAmounts()
    expect(new AppearanceViewModel({ preferences })).toMatchObject({ choice: 'dark', hideAmounts: true })
  })
})
