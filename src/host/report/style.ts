import { createHash } from 'node:crypto'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline'

/** The colours of the product's themes. */
const LIGHT = `color-scheme: light; --ink: #1E1A2E; --soft: #413C54; --ground: #F6F5FA; --card: #FFFFFF; --edge: #E5E2EF; --grid: #D3CFE0; --bar: #5B3FD6; --over: #B84A00; --on-bar: #FFFFFF;`
const DARK = `color-scheme: dark; --ink: #F2F0F9; --soft: #D5D1E2; --ground: #131119; --card: #1D1A26; --edge: #322E40; --grid: #49445B; --bar: #9583F0; --over: #F0A868; --on-bar: #131119;`
const CONTRAST = `color-scheme: dark; --ink: #FFFFFF; --soft: #FFFFFF; --ground: #000000; --card: #000000; --edge: #FFFFFF; --grid: #404040; --bar: #FFFF00; --over: #FFFFFF; --on-bar: #000000;`

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
body { display: flex; flex-direction: column; gap: 15px; min-height: 100vh; margin: 0; background: var(--ground); color: var(--ink); font: 13px/18px 'Inter Variable', system-ui, sans-serif; font-feature-settings: 'cv11', 'ss03'; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 5px 20px; }
header div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; }
h1 { margin: 0; font-size: 16px; line-height: 22px; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 16px; line-height: 22px; }
h3 { align-self: center; margin: 0 5px 0 0; font-size: 12px; font-weight: 400; color: var(--soft); }
p { margin: 0; color: var(--soft); }
p strong { font-weight: 600; color: var(--ink); }
main { display: flex; flex-direction: column; flex-grow: 1; gap: 15px; }
section { display: flex; flex-direction: column; flex-grow: 1; gap: 5px; padding: 12px 20px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); }
.figures { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); margin: 0; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); }
.figures div { padding: 10px 15px; border-inline-start: 1px solid var(--edge); }
.figures div:first-child { border-inline-start: none; }
dt, dd { margin: 0; font-size: 12px; line-height: 16px; color: var(--soft); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.figure { font-size: 18px; font-weight: 600; line-height: 26px; color: var(--ink); }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--grid); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.pair { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); flex-grow: 1; gap: 30px; margin-top: 5px; }
.chart { display: flex; flex-direction: column; }
.pair > .chart { height: 100%; }
.stack { display: flex; flex-direction: column; justify-content: space-around; gap: 10px; }
svg { display: block; flex-shrink: 0; }
.plot { flex-grow: 1; }
text { font-size: 13px; fill: var(--ink); }
.narrow { display: none; }
.grid { stroke: var(--grid); stroke-dasharray: 2 3; }
.bar { fill: var(--bar); }
.over { fill: var(--over); }
.tick { font-size: 12px; fill: var(--soft); font-variant-numeric: tabular-nums; }
.unit { font-size: 12px; line-height: 16px; text-align: right; }
.stack .unit { text-align: left; }
.legend { display: flex; align-items: center; gap: 5px; font-size: 12px; }
.key { width: 10px; height: 10px; border-radius: 2px; background: var(--bar); forced-color-adjust: none; }
.over-key { margin-inline-start: 10px; background: var(--over); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
table + table { margin-top: 15px; }
.tables { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; gap: 30px; }
.tables table { margin: 0; }
th, td { padding: 3px 0 3px 15px; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top; }
th:first-child { padding-inline-start: 0; overflow-wrap: anywhere; }
tbody th { font-weight: 400; }
thead th { font-size: 12px; font-weight: 400; color: var(--soft); }
tfoot th, tfoot td { border-bottom: none; font-weight: 600; }
th.number, td.number { text-align: right; }
td.number { white-space: nowrap; }
small { font-size: 12px; line-height: 16px; color: var(--soft); }
.openings { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 10px; }
summary { display: inline-block; padding: 2px 10px; border: 1px solid var(--edge); border-radius: 12px; font-size: 12px; cursor: pointer; }
summary strong { margin-inline-start: 3px; color: var(--soft); }
summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 1px; }
details[open] { flex-basis: 100%; }
details[open] summary { border-color: var(--bar); background: var(--bar); color: var(--on-bar); }
details[open] summary strong { color: inherit; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { padding: 48px 0; text-align: center; }
@media (max-width: 900px) { .pair { grid-template-columns: minmax(0, 1fr); gap: 15px; } .figures { grid-template-columns: repeat(3, minmax(0, 1fr)); } .figures div:nth-child(3n + 1) { border-inline-start: none; } .figures div:nth-child(n + 4) { border-top: 1px solid var(--edge); } }
@media (max-width: 560px) { section { padding: 15px; } .extra { display: none; } .narrow { display: inline; } .wide { display: none; } table { font-size: 12px; } th, td { padding-inline-start: 8px; } small { display: block; } .tables { grid-template-columns: minmax(0, 1fr); } .payers tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--edge); } .payers th:first-child { flex-basis: 100%; } .payers th, .payers td { border-bottom: none; } .payers td, .payers th.number { flex: 1 0 0; } td.number { white-space: normal; overflow-wrap: anywhere; } .openings { gap: 5px 10px; } h3 { flex-basis: 100%; } summary { padding: 12px 10px; border-radius: 22px; } .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); } .figures div:nth-child(n) { border-inline-start: 1px solid var(--edge); } .figures div:nth-child(odd) { border-inline-start: none; } .figures div:nth-child(n + 3) { border-top: 1px solid var(--edge); } }
@media (forced-colors: active) { .bar { fill: Highlight; } .over { fill: CanvasText; } .grid { stroke: GrayText; } text { fill: CanvasText; } }
@media print { :root, :root.theme-dark, :root.theme-contrast { ${LIGHT} } body { display: block; background: none; } a { text-decoration: none; } section { break-inside: avoid-page; margin-top: 15px; } details::details-content { content-visibility: visible; height: auto; } details { flex-basis: 100%; } summary { border: none; padding: 5px 0; font-weight: 600; } details[open] summary { background: none; color: inherit; } .bar, .over, .key { print-color-adjust: exact; } }
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
