import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { takeImpersonationCode } from './impersonation-code.ts'
import { warmUp, warmUpAccounts, warmUpDoor } from './warm-up.ts'

const code = await takeImpersonationCode()

/*
 * A few lines that wait for nothing, neither for styles nor for anything large: everything the page will need is asked for in one go, by who
 * is there. At the door the rest comes while the form is being filled in.
 */
const isIn = isSomebodyIn()
const screens = isIn ? warmUp(location.pathname) : warmUpDoor(location.pathname)
if (!isIn) addEventListener('focusin', () => void warmUp('/'), { once: true })

/* The skeleton stays until there is a screen: a spinner between them would be seen for a third of a second at least. */
const [{ start }] = await Promise.all([import('./start.tsx'), screens])
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const openDoor = start(root, code)
if (!isIn) whenIdle(() => void Promise.allSettled([openDoor(), warmUpAccounts()]))

function isSomebodyIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** When what was drawn can be seen and nothing else is to be done. One browser has no word for it. */
function whenIdle(task: () => void): void {
  if (!('requestIdleCallback' in globalThis)) setTimeout(task, 1_000)
  else requestAnimationFrame(() => setTimeout(() => requestIdleCallback(task)))
}
