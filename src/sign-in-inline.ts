import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { PREFERENCES_KEY } from '#infrastructure/browser/preferences-key.ts'
import {
  APPEARANCE_CHOICES,
  resolveAppearance,
  themeClass,
  type AppearanceChoice,
} from '#ui/design/theme/appearance.ts'

/*
 * Inline script of the prerendered sign-in form. Until the client is ready it handles typing, submitting and following a link; the client then
 * applies what was done.
 */
const CLIENT_MISSING_MS = 20_000
const MISSING = 'No pudimos cargar el resto de la página. Revisa tu conexión y recárgala.'

const prerendered = document.getElementById('early')
const form = document.forms[0]
const isIn = kept(SESSION_KEY) !== null
if (isIn) prerendered?.remove()
else if (form !== undefined) work(form)
document.documentElement.dataset['prerendered'] = ''
/* The form is painted before anything else is fetched; a hidden tab paints nothing. */
if (isIn || document.hidden) fetchRest()
else requestAnimationFrame(() => setTimeout(fetchRest))

function fetchRest(): void {
  const rest = document.querySelector('template')
  rest?.replaceWith(rest.content)
}

function work(form: HTMLFormElement): void {
  const look = resolveAppearance(choice(), {
    dark: asks('(prefers-color-scheme: dark)'),
    contrast: asks('(prefers-contrast: more)'),
  })
  document.querySelector('.theme-light')?.classList.replace('theme-light', themeClass(look))
  for (const link of document.links) {
    link.search = location.search
    link.addEventListener('click', (event) => {
      if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
      event.preventDefault()
      form.dataset['link'] = link.pathname
      setTimeout(() => link.isConnected && location.assign(link.href), CLIENT_MISSING_MS)
    })
  }
  const [show, send] = form.querySelectorAll('button')
  show?.addEventListener('click', () => {
    const input: unknown = form.elements.namedItem('password')
    if (!(input instanceof HTMLInputElement)) return
    input.type = input.type === 'text' ? 'password' : 'text'
    show.ariaPressed = String(input.type === 'text')
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (send === undefined || form.dataset['sent'] !== undefined) return
    const label = send.textContent
    form.dataset['sent'] = ''
    send.textContent = 'Ingresando'
    setTimeout(() => {
      delete form.dataset['sent']
      send.textContent = label
      const message = form.querySelector('[role=status]')
      if (message !== null) message.textContent = MISSING
    }, CLIENT_MISSING_MS)
  })
}

function choice(): AppearanceChoice {
  try {
    const chosen: unknown = JSON.parse(kept(PREFERENCES_KEY) ?? '{}').appearance
    return APPEARANCE_CHOICES.find((one) => one === chosen) ?? 'system'
  } catch {
    return 'system'
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function asks(query: string): boolean {
  return matchMedia(query).matches
}
