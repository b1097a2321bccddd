import type { Container } from 'inversify'
import type { FinancingPorts } from '#application/financing/financing-source.ts'
import type { LaterWork } from '#application/shared/later-work.port.ts'
import type { DemoContext } from '#infrastructure/demo/demo-invoices.ts'

/** Widens `session` once by what comes later. */
export const makeLaterWork = (session: Container): LaterWork => {
  let coming: Promise<void> | undefined
  const widen = async (): Promise<void> => {
    const [{ laterModules }] = await Promise.all([import('./later.module.ts'), importDemo()])
    session.load(...laterModules)
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

/** The samples, at a place. */
export const fetchDemo = async (place: DemoContext): Promise<FinancingPorts> =>
  (await importDemo()).createDemoPorts(place)

const importDemo = () => import('#infrastructure/demo/demo.ts')
