import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { MexicanGeography } from '#application/geography/mexican-geography.port.ts'

export const mexicanGeographyContract = (
  name: string,
  make: () => Promise<{ readonly geography: MexicanGeography; readonly stop: () => Promise<void> }>,
): void => {
  describe(`MexicanGeography: ${name}`, () => {
    it('names states, their municipalities, and colonies where there are any', async () => {
      const { geography, stop } = await make()
      expect(await geography.states()()).toMatchObject(E.right(expect.arrayContaining(['Ciudad de México', 'Jalisco'])))
      expect(await geography.municipalities('Jalisco')()).toMatchObject(
        E.right(expect.arrayContaining(['Guadalajara', 'Zapopan'])),
      )
      expect(await geography.municipalities('Atlantis')()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
      expect(await geography.colonies('Jalisco', 'Zapopan')()).toEqual(E.right([]))
      expect(await geography.colonies('Jalisco', 'Cuauhtémoc')()).toMatchObject({ left: { code: 'ERROR_NOT_FOUND' } })
      await stop()
    })
  })
}
