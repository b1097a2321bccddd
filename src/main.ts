import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { warmUp, warmUpDoor } from './warm-up.ts'

/*
 * A few lines that run before anything large has arrived: everything the page will need is asked for in one go, by who
 * is there. At the door the rest comes while the form is being filled in.
 */
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

if (isSomebodyIn()) warmUp(location.pathname)
else {
  warmUpDoor()
  addEventListener('focusin', () => warmUp('/'), { once: true })
}

const { start } = await import('./start.tsx')
start(root)

function isSomebodyIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
