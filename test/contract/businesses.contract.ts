import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Businesses, NewBusiness } from '#application/business/businesses.port.ts'
import type { Users } from '#application/business/users.port.ts'
import type { SessionBusiness, Session } from '#application/identity/sessions.port.ts'
import * as Phone from '#domain/contacts/phone.ts'
import { parseOwnTaxId, type TaxId } from '#domain/tax-id/tax-id.ts'

/** The tax id of a business that another user has verified. */
export const TAKEN = '88888888-8'

export interface BusinessesSubject {
  /** The port of a signed-in user without a business. */
  readonly businesses: Businesses
  readonly users: Users
  /** The refreshed session of that user. */
  readonly renew: () => Promise<Session>
  /** A business in the register. */
  readonly known: Pick<SessionBusiness, 'identifier' | 'name' | 'country'>
  readonly stop: () => Promise<void>
}

const idOf = (text: string): TaxId => {
  const parsed = parseOwnTaxId('CL', text)
  return E.isRight(parsed) ? parsed.right : expect.fail(text)
}

const OWN: NewBusiness = { country: 'CL', identifier: idOf('77.777.777-7'), name: 'Nueva Empresa SpA' }
const DONE = { _tag: 'Right' }

export const businessesContract = (name: string, make: () => Promise<BusinessesSubject>): void => {
  const within = async (use: (subject: BusinessesSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`Businesses: ${name}`, () => {
    it('return the registered name of a tax id, and nothing for an unknown one', () =>
      within(async ({ businesses, known }) => {
        expect(await businesses.nameOf(known.country, known.identifier)()).toEqual(
          E.right({ name: known.name, source: 'REGISTER' }),
        )
        expect(await businesses.nameOf('CL', OWN.identifier)()).toEqual(E.right(undefined))
      }))

    it('are created once, however often requested, and are in the session from its next refresh on', () =>
      within(async ({ businesses, renew }) => {
        expect((await renew()).business).toBeUndefined()
        expect(await businesses.create(OWN)()).toMatchObject(DONE)
        expect(await businesses.create(OWN)()).toMatchObject(DONE)
        expect((await renew()).business).toMatchObject({ identifier: OWN.identifier, name: OWN.name, country: 'CL' })
      }))

    it('are one per user', () =>
      within(async ({ businesses }) => {
        await businesses.create(OWN)()
        const another = businesses.create({ ...OWN, identifier: idOf('12.345.670-K') })
        expect(await another()).toMatchObject({ left: { code: 'ERROR_CONFLICT' } })
      }))

    it('are not created with a tax id that is none, nor with one that another user has verified', () =>
      within(async ({ businesses }) => {
        expect(await businesses.create({ ...OWN, identifier: '77777777-1' as TaxId })()).toMatchObject({
          left: { code: 'ERROR_BUSINESS_IDENTIFIER_INVALID' },
        })
        expect(await businesses.create({ ...OWN, identifier: idOf(TAKEN) })()).toMatchObject({
          left: { code: 'ERROR_BUSINESS_IDENTIFIER_TAKEN' },
        })
        expect(await businesses.create(OWN)()).toMatchObject(DONE)
      }))

    it('accept repeated requests for their documents from their user', () =>
      within(async ({ businesses, renew }) => {
        await businesses.create(OWN)()
        await renew()
        expect(await businesses.requestDocuments()()).toMatchObject(DONE)
        expect(await businesses.requestDocuments()()).toMatchObject(DONE)
      }))
  })

  describe(`Users: ${name}`, () => {
    it('change their name and phone', () =>
      within(async ({ users, renew }) => {
        const phone = Phone.parse('CL', '912345678')
        if (E.isLeft(phone)) return expect.fail()
        expect(await users.change({ name: 'Ana María Muñoz', phone: phone.right })()).toMatchObject(DONE)
        expect((await renew()).user.name).toBe('Ana María Muñoz')
      }))
  })
}
