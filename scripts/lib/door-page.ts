import { neededRules } from './needed-rules.ts'

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const SCRIPTS = /\s*<(?:script[^>]*src="[^"]+"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
/** Until the client has drawn its own. */
const OVER_THE_REST = '#early{position:fixed;inset:0;z-index:1;overflow:auto}'
/** A browser that has not come to what follows the door does not draw half of it: drawing twice takes longer. */
const WHOLE_AT_ONCE = '<link rel="expect" href="#root" blocking="render">'
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/

/**
 * The built `page` with the door drawn in it: its `markup`, the rules that this needs, and the `script` that works it. The whole sheets follow the
 * content and the scripts lie where nobody looks for them, until the content was drawn: asking for them takes time as well. `read` gives a sheet.
 */
export const doorPage = (page: string, markup: string, script: string, read: (href: string) => string): string => {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  for (const theme of ['theme-light', 'theme-dark', 'theme-contrast']) classes.add(theme)
  const sheets = [...page.matchAll(SHEET)]
  const css = neededRules(sheets.map(([, href = '']) => read(href)).join(''), classes)
  const scripts = new Set([...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim()))
  return page
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPTS, '')
    .replace('</head>', () => `${WHOLE_AT_ONCE}<style>${css}${OVER_THE_REST}</style></head>`)
    .replace(
      ROOT,
      () =>
        `<template>${[...scripts].join('')}</template><div id="early">${markup}<script>${script}</script></div><div id="root"></div>${sheets.map(([link]) => link).join('')}`,
    )
}
