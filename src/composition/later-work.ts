import type { Container } from 'inversify'
import type { LaterWork } from '#application/shared/later-work.port.ts'

/** Widens `session` once by what comes later. */
export const makeLaterWork = (session: Container): LaterWork => {
  let coming: Promise<void> | undefined
  const widen = async (): Promise<void> => {
    const [{ laterModule }, { becomingModule }] = await Promise.all([import('./later.module.ts'), import('./becoming.module.ts')])
    session.load(laterModule, becomingModule)
  }
  return {
    come: () => {
      if (coming === undefined) {
        coming = widen()
        coming.catch(() => (coming = undefined))
      }
      return coming
    },
  }
}
