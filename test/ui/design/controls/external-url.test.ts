import { describe, expect, it } from 'vitest'
import { brand } from '#ui/brand/brand.ts'
import { brandFooter, brandSites } from '#ui/brand/brand-footer.ts'
import { externalUrl } from '#ui/design/controls/external-url.ts'

const GOOD = [
  'https://anticipo.example/cl/terminos',
  'https://www.youtube.com/@anticipo-example',
  'https://a.example?x=1#y',
  'https://sub.a.example:8443/r',
]

const BAD = [
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'vbscript:msgbox(1)',
  'http://a.example',
  'ftp://a.example',
  'ws://a.example',
  'mailto:x@a.example',
  'tel:+56912345678',
  'about:blank',
  'view-source:https://a.example',
  '//a.example',
  '/relative',
  'relative',
  './x',
  '../x',
  '?x=1',
  '#x',
  'a.example',
  'https:a.example',
  'https:/a.example',
  'https:///a.example',
  'https:\\\\a.example',
  'https://',
  'https://user@a.example',
  'https://user:pass@a.example',
  'https://a.example@elsewhere.example',
  'https://a.example\\@elsewhere.example',
  'https://a.example\n',
  '\nhttps://a.example',
  'https://a.exam\tple',
  'https://a.example/\u0000',
  'https://a.example/\u202Egpj.exe',
  'https://a.\u200Bexample',
  'https://a.example /x',
  'https://localhost',
  'https://[',
  'https://a.example:99999',
  'https://%',
  'HTTPS ://a.example',
  'https ://a.example',
  ' https://a.example',
]

describe('the URL of another site', () => {
  it.each(GOOD)('is a link: %s', (address) => expect(externalUrl(address)).toBeDefined())

  it.each(BAD)('is plain text: %j', (address) => expect(externalUrl(address)).toBeUndefined())

  it('in the brand file is a valid link', () => {
    const all = [...Object.values(brandSites), ...Object.values(brand.links).flatMap((links) => Object.values(links))]
    for (const { map, solutions, about, resources, help, jobs, social, bureau } of Object.values(brandFooter)) {
      all.push(
        map,
        solutions,
        about,
        resources,
        help,
        jobs,
        ...social.map(({ to }) => to),
        ...(bureau === undefined ? [] : [bureau]),
      )
    }
    expect(all.filter((address) => externalUrl(address) === undefined)).toEqual([])
  })
})
