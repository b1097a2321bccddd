import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { buildTab } from '#composition/tab.ts'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { App } from '#ui/app/app.tsx'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { fetchedOnce } from './fetched-once.ts'

/** Puts the client in the place of the page's skeleton. */
export const start = (root: Element): void => {
  const work = fetchedOnce(async () => (await import('#composition/work.ts')).openWork(tab))
  const openSession = fetchedOnce(async () => {
    const { openSession: open, openTable } = await work()
    return () => {
      const type = FINANCING_TYPES.find((each) => FINANCE_PATHS[each] === location.pathname)
      return type === undefined ? open() : openTable(type)
    }
  })
  const tab = buildTab(async () => (await work()).sessions)
  const { search } = location
  const openDoor = fetchedOnce(async () => (await import('#composition/door.ts')).openDoor(tab, search, async () => (await work()).accounts))
  createRoot(root).render(
    <StrictMode>
      <App tab={tab} work={openSession} door={openDoor} onCrash={(error) => reportError(error)} />
    </StrictMode>,
  )
}
