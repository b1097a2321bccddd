import { describe, expect, it } from 'vitest'
import { TableSettings } from '#application/preferences/table-settings.ts'
import { makePersistedPreferences } from '#infrastructure/browser/persisted-preferences.ts'
import { makeFakeStorage } from '#test/support/fakes/storage.ts'

describe('the look of the table of invoices', () => {
  it('is kept by the browser, and leaves its other preferences as they are', () => {
    const preferences = makePersistedPreferences(makeFakeStorage())
    preferences.change({ hideAmounts: true })
    const look = new TableSettings({ preferences })
    look.hideColumns(['method', 'extra'])
    look.setCompact(true)
    const kept = { hiddenColumns: ['method', 'extra'], compactRows: true }
    expect(preferences.read()).toMatchObject({ hideAmounts: true, ...kept })
    expect(new TableSettings({ preferences }).look).toMatchObject(kept)
  })

  it('is the usual one where what was kept is damaged', () => {
    const storage = makeFakeStorage()
    makePersistedPreferences(storage).change({ hiddenColumns: ['<script>'], compactRows: 1 as never })
    expect(new TableSettings({ preferences: makePersistedPreferences(storage) }).look).toMatchObject({
      hiddenColumns: [],
      compactRows: false,
    })
  })

  it('keeps which costs the cart shows, none of them too', () => {
    const storage = makeFakeStorage()
    const look = new TableSettings({ preferences: makePersistedPreferences(storage) })
    expect(look.look.costColumns).toBeUndefined()
    look.showCostColumns(['net'])
    look.showCostColumns([])
    expect(new TableSettings({ preferences: makePersistedPreferences(storage) }).look.costColumns).toEqual([])
  })

  it('follows another tab', () => {
    const look = new TableSettings({ preferences: makePersistedPreferences(makeFakeStorage()) })
    look.show({ hiddenColumns: ['dueDate'], compactRows: true, costColumns: undefined })
    expect(look.look.hiddenColumns).toEqual(['dueDate'])
  })
})
