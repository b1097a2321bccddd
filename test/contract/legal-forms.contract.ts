import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { LegalForms } from '#application/legal/legal-forms.port.ts'
import { aMexican } from '#test/support/samples/legal.ts'

/** A `LegalForms` implementation with a good ticket for each form, of a company without representatives. */
export interface LegalFormsSubject {
  readonly forms: LegalForms
  /** To add representatives. */
  readonly ticket: string
  /** To authorise the consultation of debts. */
  readonly debtTicket: string
  readonly company: string
  /** The names of the company's representatives. */
  readonly added: () => Promise<ReadonlyArray<string>>
  readonly stop: () => Promise<void>
}

const rejectedWith = (code: string) => ({ left: { _tag: 'Rejected', code } })
const SECOND = { identifier: 'BEML920313CM4', curp: 'BEML920313HCMLNS09', birthday: '1992-03-13', gender: 'Masculino' }

export const legalFormsContract = (name: string, make: () => Promise<LegalFormsSubject>): void => {
  const within = async (use: (subject: LegalFormsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  describe(`LegalForms: ${name}`, () => {
    it('open with the name of the company, any number of times', () =>
      within(async ({ company, forms, ticket }) => {
        expect(await forms.open(ticket)()).toEqual(E.right(company))
        expect(await forms.open(ticket)()).toEqual(E.right(company))
      }))

    it('add a representative each, the same values once', () =>
      within(async ({ added, forms, ticket }) => {
        expect(await forms.send(ticket, aMexican({ name: 'Gloria' }))()).toEqual(E.right(undefined))
        expect(await forms.send(ticket, aMexican({ name: 'Gloria' }))()).toEqual(E.right(undefined))
        expect(await added()).toEqual(['Gloria'])
        expect(await forms.send(ticket, aMexican({ name: 'Luis', ...SECOND }))()).toEqual(E.right(undefined))
        expect(await added()).toEqual(['Gloria', 'Luis'])
      }))

    it('authorise the consultation of debts, also again', () =>
      within(async ({ debtTicket, forms }) => {
        expect(await forms.authoriseDebts(debtTicket, 'Gloria Núñez')()).toEqual(E.right(undefined))
        expect(await forms.authoriseDebts(debtTicket, 'Gloria Núñez')()).toEqual(E.right(undefined))
      }))

    it('reject the tax id of another representative', () =>
      within(async ({ added, forms, ticket }) => {
        expect(E.isRight(await forms.send(ticket, aMexican({ name: 'Gloria' }))())).toBe(true)
        expect(await forms.send(ticket, aMexican({ name: 'Eva' }))()).toMatchObject(
          rejectedWith('ERROR_STAKEHOLDER_DUPLICATE'),
        )
        expect(await added()).toEqual(['Gloria'])
      }))

    it.each(['', 'x', 'eyJhbGciOiJub25lIn0.e30.'])('do neither with the ticket %j', (other) =>
      within(async ({ added, forms }) => {
        const invalid = rejectedWith('ERROR_LEGAL_FORM_LINK_INVALID')
        expect(await forms.open(other)()).toMatchObject(invalid)
        expect(await forms.send(other, aMexican())()).toMatchObject(invalid)
        expect(await forms.authoriseDebts(other, 'Gloria Núñez')()).toMatchObject(invalid)
        expect(await added()).toEqual([])
      }),
    )
  })
}
