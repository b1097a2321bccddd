import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { buildTab } from '#composition/tab.ts'
import { App } from '#ui/app/app.tsx'
import { fetchedOnce } from './fetched-once.ts'

/** Puts the client in the place of the page's skeleton. */
export const start = (root: Element): void => {
  const work = fetchedOnce(async () => (await import('#composition/work.ts')).openWork(tab))
  const openSession = fetchedOnce(async () => (await work()).openSession)
  const tab = buildTab(async () => (await work()).sessions)
  createRoot(root).render(
    <StrictMode>
      <App tab={tab} work={openSession} onCrash={(error) => reportError(error)} />
    </StrictMode>,
  )
}
