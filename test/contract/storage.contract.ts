import { describe, expect, it } from 'vitest'
import type { Storage } from '#application/shared/storage.port.ts'

/** Two tabs of one browser. */
export const storageContract = (name: string, make: () => readonly [Storage, Storage]): void => {
  describe(`Storage: ${name}`, () => {
    it('returns the written value, in every tab, until it is removed', () => {
      const [one, two] = make()
      expect(one.read('a')).toBeUndefined()
      one.write('a', 'ñ 🙂')
      expect([one.read('a'), two.read('a')]).toEqual(['ñ 🙂', 'ñ 🙂'])
      two.remove('a')
      expect(one.read('a')).toBeUndefined()
    })

    it('notifies the other tab of watched keys only, until it unsubscribes', () => {
      const [one, two] = make()
      const notified: Array<readonly [string, string | undefined]> = []
      one.watch('a', (text) => notified.push(['one', text]))
      const stop = two.watch('a', (text) => notified.push(['two', text]))
      one.write('a', '1')
      one.write('b', '2')
      one.remove('a')
      stop()
      one.write('a', '3')
      expect(notified).toEqual([
        ['two', '1'],
        ['two', undefined],
      ])
    })
  })
}
