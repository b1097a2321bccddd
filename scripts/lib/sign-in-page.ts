const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const SCRIPTS = /\s*<(?:script[^>]*src="[^"]+"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
/** Covers the page until the client has rendered the same form. */
const OVER_THE_REST = '#early{position:fixed;inset:0;z-index:1;overflow:auto}'
/** Prevents a first paint of half the form: painting twice takes longer. */
const WHOLE_AT_ONCE = '<link rel="expect" href="#root" blocking="render">'
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/

/**
 * The built `page` with the sign-in form in it: its `markup`, the `styles` that its components need, and the inline `script` that runs it. The page's
 * own sheets, which `read` returns, are inlined too, and the scripts wait in a template, so that the first paint waits for no other file.
 */
export const signInPage = (
  page: string,
  { markup, styles, script }: { readonly markup: string; readonly styles: string; readonly script: string },
  read: (href: string) => string,
): string => {
  const sheets = [...page.matchAll(SHEET)].map(([, href = '']) => read(href))
  const scripts = new Set([...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim()))
  return page
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPTS, '')
    .replace('</head>', () => `${WHOLE_AT_ONCE}<style>${sheets.join('')}${OVER_THE_REST}</style>${styles}</head>`)
    .replace(
      ROOT,
      () =>
        `<template>${[...scripts].join('')}</template><div id="early">${markup}<script>${script}</script></div><div id="root"></div>`,
    )
}
