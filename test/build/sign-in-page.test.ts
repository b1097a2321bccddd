import { describe, expect, it } from 'vitest'
import { signInPage } from '../../scripts/lib/sign-in-page.ts'

const BUILT = `<!doctype html><html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/mount-1.js">
    <link rel="modulepreload" crossorigin href="/assets/mount-1.js">
    <link rel="stylesheet" crossorigin href="/assets/a-1.css">
  </head><body><div id="root"><p>Un momento</p></div> <noscript>Sin scripts no</noscript></body></html>`

const page = signInPage(
  BUILT,
  { markup: '<form class="start"><input></form>', styles: '<style media="print">.f1{top:0}</style>', script: 'run()' },
  (href) => `.start{content:"${href}"}`,
)

describe('the prerendered sign-in page', () => {
  it('has the form and the script that runs it in place of the skeleton', () => {
    expect(page).toContain('<form class="start"><input></form><script>run()</script></div><div id="root"></div>')
    expect(page).not.toContain('Un momento')
    expect(page).toContain('<noscript>Sin scripts no</noscript>')
  })

  it("has the page's sheets and the components' styles inline, before the form", () => {
    const [before = ''] = page.split('<div id="early">')
    expect(before).toMatch(
      /<style>\.start\{content:"\/assets\/a-1\.css"\}.*<\/style><style media="print">\.f1\{top:0\}<\/style>/,
    )
    expect(page).not.toContain('rel="stylesheet"')
  })

  it('requests no file before the form is there: scripts are in a template, once each', () => {
    const [before = ''] = page.split('<div id="early">')
    expect(before.replaceAll(/<template>.*<\/template>|<style>.*<\/style>/g, '')).not.toContain('/assets/')
    expect(before.match(/<template>(.*)<\/template>/)?.[1]).toBe(
      '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/mount-1.js">',
    )
  })

  it('is painted when all of the form was parsed', () => {
    expect(page).toContain('<link rel="expect" href="#root" blocking="render">')
    expect(page.indexOf('id="root"')).toBeGreaterThan(page.indexOf('</form>'))
  })
})
