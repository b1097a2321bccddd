import type { Container } from 'inversify'
import type { LaterWork } from '#application/shared/later-work.port.ts'

/** Widens `session` once by what comes later. */
export const makeLaterWork = (session: Container): LaterWork => {
  let coming: Promise<void> | undefined
  const widen = async (): Promise<void> => {
    const { laterModule } = await import('./later.module.ts')
    session.load(laterModule)
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
