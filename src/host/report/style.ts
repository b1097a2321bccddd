import { createHash } from 'node:crypto'

/** Follows the colour scheme of the device, because the embedding page cannot style the frame. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1a1140; --soft: #5a5670; --ground: #ffffff; --card: #f4f2fe; --track: #d7d0fb; --bar: #5b3fd6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f4f2fe; --soft: #c5bbf9; --ground: #14111f; --card: #1f1a30; --track: #3b3357; --bar: #a495f4; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, 'Segoe UI', sans-serif; }
header, main, .notice { max-width: 1200px; margin: 0 auto; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 0; font-size: 18px; }
p { margin: 4px 0 16px; color: var(--soft); }
main { display: grid; align-items: start; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); }
section { padding: 20px; border-radius: 12px; background: var(--card); }
svg { display: block; }
text { font-size: 15px; fill: var(--ink); }
.narrow { display: none; }
@media (max-width: 560px) { body { padding: 16px; } text { font-size: 13px; } .narrow { display: inline; } .wide { display: none; } }
.value { font-weight: 600; font-variant-numeric: tabular-nums; }
.track { fill: var(--track); }
.bar { fill: var(--bar); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { padding: 48px 0; text-align: center; }
@media (forced-colors: active) { .bar { fill: Highlight; } .track { fill: GrayText; } text { fill: CanvasText; } }
`

/** No scripts, no images, nothing external; embedded by pages of this host only. */
export const REPORT_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
}
