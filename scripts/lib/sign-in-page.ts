const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const SCRIPTS = /\s*<(?:script[^>]*src="[^"]+"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
/** Prevents a first paint of half the form: painting twice takes longer, and what is painted first moves. */
const WHOLE_AT_ONCE = '<link rel="expect" href="#root" blocking="render">'
/** Marks what the sign-in page does not fetch. */
export const SIGNED_IN_ONLY = 'data-signed-in'
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/

export interface SignInPageParts {
  readonly markup: string
  /** The style elements of the components in the markup. */
  readonly styles: string
  /** The text of the inline script. */
  readonly script: string
}

/**
 * The built `page` with the prerendered sign-in screen in it. The page's own sheets, which `read` returns, are inlined, and the client's scripts
 * follow the markup, so that the first paint waits for no other file. The theme is the inline script's to change.
 */
export const signInPage = (
  page: string,
  { markup, styles, script }: SignInPageParts,
  read: (href: string) => string,
): string => {
  const sheets = [...page.matchAll(SHEET)].map(([, href = '']) => read(href))
  const tags = [...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim())
  const scripts = new Set(tags.filter((tag) => !tag.includes(SIGNED_IN_ONLY)))
  return page
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPTS, '')
    .replace('<html ', '<html class="theme-light" ')
    .replace(
      '</head>',
      () => `${WHOLE_AT_ONCE}<style>${sheets.join('')}</style>${styles}<script>${script}</script></head>`,
    )
    .replace(ROOT, () => `<div id="root" data-prerendered>${markup}</div>${[...scripts].join('')}`)
}
