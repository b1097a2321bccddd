import { describe, expect, it } from 'vitest'
import { signInPage } from '../../scripts/lib/sign-in-page.ts'

const BUILT = `<!doctype html><html lang="es"><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/mount-1.js">
    <link rel="modulepreload" crossorigin href="/assets/mount-1.js">
    <link rel="modulepreload" crossorigin href="/assets/finance-1.js" data-signed-in>
    <link rel="stylesheet" crossorigin href="/assets/a-1.css">
  </head><body><div id="root"><p>Un momento</p></div> <noscript>Sin scripts no</noscript></body></html>`

const page = signInPage(
  BUILT,
  { markup: '<form class="start"><input></form>', styles: '<style media="print">.f1{top:0}</style>', script: 'run()' },
  (href) => `.start{content:"${href}"}`,
)
const [head = '', body = ''] = page.split('<body>')

describe('the prerendered sign-in page', () => {
  it('has the markup in place of the skeleton, and the mark that the client may hydrate it', () => {
    expect(body).toMatch(/^<div id="root" data-prerendered><form class="start"><input><\/form><\/div>/)
    expect(page).not.toContain('Un momento')
    expect(page).toContain('<noscript>Sin scripts no</noscript>')
  })

  it("has the page's sheets, the components' styles and the inline script before the markup", () => {
    expect(head).toMatch(
      /<style>\.start\{content:"\/assets\/a-1\.css"\}<\/style><style media="print">\.f1\{top:0\}<\/style><script>run\(\)<\/script>/,
    )
    expect(page).not.toContain('rel="stylesheet"')
  })

  it("fetches the client's scripts after the markup, each once", () => {
    expect(head).not.toContain('src=')
    expect(body.slice(body.indexOf('</form></div>'))).toMatch(
      /^<\/form><\/div><script type="module" crossorigin src="\/assets\/index-1\.js"><\/script><link rel="modulepreload" crossorigin href="\/assets\/mount-1\.js"> <noscript>/,
    )
  })

  it('is painted when all of the markup was parsed', () => {
    expect(head).toContain('<link rel="expect" href="#root" blocking="render">')
  })

  it('has a theme where no script runs', () => {
    expect(page).toContain('<html class="theme-light" lang="es">')
  })
})
