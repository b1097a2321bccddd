import { createHash } from 'node:crypto'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline'

/** The colours of the product's themes. */
const LIGHT = `color-scheme: light; --ink: #1E1A2E; --soft: #413C54; --ground: #F6F5FA; --card: #FFFFFF; --edge: #E5E2EF; --grid: #D3CFE0; --bar: #5B3FD6;`
const DARK = `color-scheme: dark; --ink: #F2F0F9; --soft: #D5D1E2; --ground: #131119; --card: #1D1A26; --edge: #322E40; --grid: #49445B; --bar: #9583F0;`
const CONTRAST = `color-scheme: dark; --ink: #FFFFFF; --soft: #FFFFFF; --ground: #000000; --card: #000000; --edge: #FFFFFF; --grid: #404040; --bar: #FFFF00;`

/**
 * Follows the device unless the page around the frame says which theme it has. The parts share the height of the frame.
 * The typeface is in the page, because its sandbox may fetch nothing.
 */
export const STYLE = `
@font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(${interLatin}) format('woff2'); }
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
@media (prefers-contrast: more) { :root { ${CONTRAST} } }
:root.theme-light { ${LIGHT} }
:root.theme-dark { ${DARK} }
:root.theme-contrast { ${CONTRAST} }
* { box-sizing: border-box; }
body { display: flex; flex-direction: column; gap: 20px; min-height: 100vh; margin: 0; background: var(--ground); color: var(--ink); font: 14px/20px 'Inter Variable', system-ui, sans-serif; font-feature-settings: 'cv11', 'ss03'; }
h1 { margin: 0; font-size: 20px; line-height: 28px; }
h2 { margin: 0; font-size: 16px; line-height: 22px; }
p { margin: 0; color: var(--soft); }
main { display: flex; flex-direction: column; flex-grow: 1; gap: 15px; }
section { display: flex; flex-direction: column; gap: 5px; padding: 20px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); }
.charted { flex-grow: 1; }
.chart { display: flex; flex-direction: column; flex-grow: 1; margin-top: 10px; }
svg { display: block; flex-shrink: 0; }
.plot { flex-grow: 1; }
text { font-size: 14px; fill: var(--ink); }
.narrow { display: none; }
@media (max-width: 560px) { section { padding: 15px; } text { font-size: 12px; } .narrow { display: inline; } .wide { display: none; } }
.value { font-weight: 600; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--grid); stroke-dasharray: 2 3; }
.bar { fill: var(--bar); }
.tick { font-size: 12px; fill: var(--soft); font-variant-numeric: tabular-nums; }
.unit { font-size: 12px; text-align: right; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { padding: 48px 0; text-align: center; }
@media (forced-colors: active) { .bar { fill: Highlight; } .grid { stroke: GrayText; } text { fill: CanvasText; } }
`

/** No scripts, no images, nothing external; embedded by pages of this host only. */
export const REPORT_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
}
