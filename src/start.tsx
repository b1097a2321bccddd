import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { buildTab } from '#composition/tab.ts'
import { EventsOut } from '#composition/tokens.ts'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { FINANCING_TYPES } from '#domain/financing/invoice.ts'
import { App } from '#ui/app/app.tsx'
import type { DoorSource } from '#ui/di/door-scope.tsx'
import { FINANCE_PATHS } from '#ui/app/paths.ts'
import { fetchedOf } from '#ui/di/fetched.ts'
import { EarlyFormContext } from '#ui/identity/use-early-form.ts'
import { fetchedOnce } from './fetched-once.ts'
import { makeLastResort } from './last-resort.ts'
import { thisPage } from './this-page.ts'

/** Puts the client in the place of the page's skeleton. `code` came with an operator's link. The answer fetches what the door has besides its first form. */
export const start = (root: Element, code?: string): DoorSource => {
  const work = fetchedOnce(async () => (await import('#composition/work.ts')).openWork(tab))
  const openSession = fetchedOnce(async () => {
    const { openSession: open, openTable } = await work()
    return () => {
      const type = FINANCING_TYPES.find((each) => FINANCE_PATHS[each] === location.pathname)
      return type === undefined ? open() : openTable(type)
    }
  })
  const tab = buildTab(async () => (await work()).sessions, thisPage)
  const lastResort = makeLastResort(() => tab.get(SessionViewModel).signOut())
  addEventListener('pagehide', () => tab.get(EventsOut).flush())
  const { search } = location
  const openDoor = fetchedOnce(async () =>
    (await import('#composition/door.ts')).openDoor(tab, search, async () => (await work()).accounts),
  )
  const earlyForm = document.querySelector<HTMLFormElement>('#early form') ?? undefined
  if (earlyForm !== undefined) makeWay(root)
  const session = tab.get(SessionViewModel)
  session.activate()
  const client = createRoot(root)
  const draw = (): void =>
    startTransition(() =>
      client.render(
        <StrictMode>
          <EarlyFormContext value={earlyForm}>
            <App tab={tab} work={openSession} door={openDoor} lastResort={lastResort} code={code} />
          </EarlyFormContext>
        </StrictMode>,
      ),
    )
  if (session.session === undefined) draw()
  else fetchedOf(openSession).then(draw, draw)
  return openDoor
}

const LONGEST_OVERLAP_MS = 1_000

/** The door that came with the page is taken by the client's own; whatever else the client draws is not hidden under it. */
const makeWay = (root: Element): void => {
  const observer = new MutationObserver(() => {
    if (root.querySelector('main, [role=alert]') === null) return
    observer.disconnect()
    const isDoor = root.querySelector('input[name=password]') !== null
    setTimeout(() => document.getElementById('early')?.remove(), isDoor ? LONGEST_OVERLAP_MS : 0)
  })
  observer.observe(root, { childList: true, subtree: true })
}
