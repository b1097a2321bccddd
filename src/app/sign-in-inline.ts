import { PREFERENCES_KEY } from '#infrastructure/browser/preferences-key.ts'
import { APPEARANCE_CHOICES, type AppearanceChoice } from '#ui/design/theme/appearance.ts'
import { applyAppearance } from '#ui/design/theme/apply-appearance.ts'
import { HYDRATED } from './hydrated.ts'

/*
 * Inline script of the prerendered sign-in page, run before the first paint. It applies the stored theme, and keeps the last click on a link or
 * a button, and so a submit, until the page is hydrated.
 */

/** Before React's own listeners, which are there a moment before the page is hydrated. */
const CAPTURE = true
const MAX_WAIT_MS = 20_000
const MISSING = 'No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.'

const { documentElement: page } = document
const message = document.createElement('p')
message.className = 'auth-missing'
message.role = 'alert'
let kept: HTMLElement | undefined

applyAppearance(storedChoice())
addEventListener('click', keep, CAPTURE)
addEventListener(HYDRATED, replay, { once: true })

function keep(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  if (control === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  if (kept === undefined) setTimeout(giveUp, MAX_WAIT_MS)
  kept = control
  message.remove()
  page.dataset['waiting'] = ''
}

function replay(): void {
  const control = kept
  kept = undefined
  delete page.dataset['waiting']
  message.remove()
  removeEventListener('click', keep, CAPTURE)
  if (control?.isConnected === true) control.click()
}

function giveUp(): void {
  if (kept === undefined) return
  kept = undefined
  delete page.dataset['waiting']
  message.textContent = MISSING
  document.body.append(message)
}

function storedChoice(): AppearanceChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}').appearance
    return APPEARANCE_CHOICES.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}
