import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Stakeholders } from '#application/legal/stakeholders.port.ts'
import type { StakeholderId } from '#domain/legal/stakeholder.ts'
import { aChilean } from '#test/support/samples/legal.ts'

/** A `Stakeholders` implementation of a Chilean business without representatives. */
export interface StakeholdersSubject {
  readonly stakeholders: Stakeholders
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const rejectedWith = (code: string) => ({ left: { _tag: 'Rejected', code } })

export const stakeholdersContract = (name: string, make: () => Promise<StakeholdersSubject>): void => {
  const within = async (use: (stakeholders: Stakeholders) => Promise<void>): Promise<void> => {
    const { stakeholders, stop } = await make()
    try {
      await use(stakeholders)
    } finally {
      await stop()
    }
  }

  describe(`Stakeholders: ${name}`, () => {
    it('are created once per key, with a canonical tax id, and listed in the order of their creation', () =>
      within(async (stakeholders) => {
        const first = right(await stakeholders.create(aChilean(), 'key-1')())
        expect(right(await stakeholders.create(aChilean(), 'key-1')()).id).toBe(first.id)
        right(await stakeholders.create(aChilean({ identifier: '76.086.428-5', name: 'Eva' }), 'key-2')())
        expect(right(await stakeholders.list()()).map(({ identifier, name: of }) => [identifier, of])).toEqual([
          ['12345678-5', 'Ana'],
          ['76086428-5', 'Eva'],
        ])
      }))

    it('are rejected with the tax id of another one', () =>
      within(async (stakeholders) => {
        right(await stakeholders.create(aChilean(), 'key-1')())
        const second = right(await stakeholders.create(aChilean({ identifier: '76.086.428-5' }), 'key-2')())
        const duplicate = rejectedWith('ERROR_STAKEHOLDER_DUPLICATE')
        expect(await stakeholders.create(aChilean({ name: 'Eva' }), 'key-3')()).toMatchObject(duplicate)
        expect(await stakeholders.replace(second.id, 1, aChilean())()).toMatchObject(duplicate)
      }))

    it('are replaced from the stored version only, and otherwise give the stored representative', () =>
      within(async (stakeholders) => {
        const { id, version } = right(await stakeholders.create(aChilean(), 'key-1')())
        const changed = right(await stakeholders.replace(id, version, aChilean({ profession: 'Contadora' }))())
        expect(changed).toMatchObject({ id, profession: 'Contadora', postalCode: '', version: version + 1 })
        const second = await stakeholders.replace(id, version, aChilean({ profession: 'Dueña' }))()
        expect(second).toEqual(E.left({ _tag: 'Conflict', current: changed }))
      }))

    it('are not found when missing', () =>
      within(async (stakeholders) => {
        const id = '999999999999999' as StakeholderId
        expect(await stakeholders.replace(id, 1, aChilean())()).toMatchObject(rejectedWith('ERROR_NOT_FOUND'))
      }))
  })
}
