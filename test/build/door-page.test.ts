import { describe, expect, it } from 'vitest'
import { doorPage } from '../../scripts/lib/door-page.ts'

const BUILT = `<!doctype html><html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/door-1.js">
    <link rel="modulepreload" crossorigin href="/assets/door-1.js">
    <link rel="stylesheet" crossorigin href="/assets/a-1.css">
  </head><body><div id="root"><p>Un momento</p></div> <noscript>Sin scripts no</noscript></body></html>`

const page = doorPage(
  BUILT,
  '<form class="start"><input></form>',
  'work()',
  () => '.start{color:red}.other{color:blue}',
)

describe('the page of the door', () => {
  it('has the form, the rules it needs and what works it in place of what the client shows first', () => {
    expect(page).toContain('<form class="start"><input></form><script>work()</script></div><div id="root"></div>')
    expect(page).toContain('.start{color:red}')
    expect(page).not.toContain('.other')
    expect(page).not.toContain('Un momento')
    expect(page).toContain('<noscript>Sin scripts no</noscript>')
  })

  it('asks for no file before the form is there: scripts lie in a template, once each, and sheets follow', () => {
    const [before = '', after = ''] = page.split('<div id="early">')
    expect(before.replace(/<template>.*<\/template>/, '')).not.toContain('/assets/')
    expect(before.match(/<template>(.*)<\/template>/)?.[1]).toBe(
      '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/door-1.js">',
    )
    expect(after.indexOf('a-1.css')).toBeGreaterThan(after.indexOf('</form>'))
  })

  it('is drawn when all of the form was read', () => {
    expect(page).toContain('<link rel="expect" href="#root" blocking="render">')
    expect(page.indexOf('id="root"')).toBeGreaterThan(page.indexOf('</form>'))
  })
})
