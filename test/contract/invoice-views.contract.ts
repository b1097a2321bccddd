import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { InvoiceViews } from '#application/financing/invoice-views.port.ts'
import { MAX_VIEWS } from '#domain/financing/invoice-view.ts'

/** An `InvoiceViews` implementation of a user who saved none yet. */
export interface InvoiceViewsSubject {
  readonly views: InvoiceViews
  readonly stop: () => Promise<void>
}

const LATE = {
  name: 'Ñandú: atrasadas',
  query: [
    ['search', 'á%_'],
    ['notice', 'LATE_PAYER'],
    ['notice', 'VERY_OLD'],
  ],
} as const
const LARGE = { name: 'Grandes', query: [['amountFrom', '5000000']] } as const

export const invoiceViewsContract = (name: string, make: () => Promise<InvoiceViewsSubject>): void => {
  const within = async (use: (views: InvoiceViews) => Promise<void>): Promise<void> => {
    const { stop, views } = await make()
    try {
      await use(views)
    } finally {
      await stop()
    }
  }

  describe(`InvoiceViews: ${name}`, () => {
    it('are listed as they were saved, and a name is saved once whatever its case and accents', () =>
      within(async (views) => {
        expect(await views.list()()).toEqual(E.right([]))
        expect(await views.save(LATE)()).toEqual(E.right(undefined))
        expect(await views.save(LARGE)()).toEqual(E.right(undefined))
        const renamed = { name: 'NANDU: Atrasadas', query: [['notice', 'VERY_OLD']] } as const
        expect(await views.save(renamed)()).toEqual(E.right(undefined))
        expect(await views.list()()).toEqual(E.right([renamed, LARGE]))
      }))

    it('are deleted by their name, also twice', () =>
      within(async (views) => {
        await views.save(LARGE)()
        expect(await views.remove('grandes')()).toEqual(E.right(undefined))
        expect(await views.remove('grandes')()).toEqual(E.right(undefined))
        expect(await views.list()()).toEqual(E.right([]))
      }))

    it('are as many as a user may have, also when the last ones are saved at once', () =>
      within(async (views) => {
        const saved = await Promise.all(
          Array.from({ length: MAX_VIEWS + 2 }, (_, at) => views.save({ ...LARGE, name: `Vista ${at}` })()),
        )
        const rejected = saved.filter(E.isLeft)
        expect(rejected).toHaveLength(2)
        expect(rejected[0]).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_INVOICE_VIEW_LIMIT' } })
        const listed = await views.list()()
        expect(E.isRight(listed) && listed.right.length).toBe(MAX_VIEWS)
        const one = (E.isRight(listed) && listed.right[0]) || expect.fail('none was saved')
        expect(await views.save({ ...one, query: [] })()).toEqual(E.right(undefined))
      }))
  })
}
