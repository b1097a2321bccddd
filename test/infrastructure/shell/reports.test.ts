import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ReportSettings } from '#application/reports/reports.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeHttpReports } from '#infrastructure/reports/http-reports.ts'

const PLAIN: ReportSettings = { appearance: 'system', hidesAmounts: false }

const addressOf = async (path: string, look = PLAIN) => {
  const api = makeApi(() => TE.of({ path } as never), { businessId: () => '7' as BusinessId })
  return makeHttpReports(api).address(look)()
}

describe('the URL of the report', () => {
  it.each(['/reports/xtracker?ticket=r1.7.1796000000.ab-c_d', '/r?ticket=a%2Fb%3D%3D'])(
    'is a path of the host: %s',
    async (path) => {
      expect(await addressOf(path)).toEqual(E.right(path))
    },
  )

  it('names the theme, unless the device decides, and that amounts are hidden', async () => {
    const path = '/reports/xtracker?ticket=a'
    expect(await addressOf(path, { appearance: 'dark', hidesAmounts: false })).toEqual(E.right(`${path}&look=dark`))
    expect(await addressOf(path, { ...PLAIN, hidesAmounts: true })).toEqual(E.right(`${path}&amounts=hidden`))
  })

  it.each([
    '//elsewhere.example/r',
    '/\\elsewhere.example',
    'https://elsewhere.example/r',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    'r',
    '/r\n',
    '/\t/elsewhere.example',
    '/r#<script>',
    '/r"onload=',
    ' /r',
    '/\u202er',
  ])('is no other text: %j', async (path) => {
    expect(await addressOf(path)).toMatchObject({ left: { _tag: 'Undecodable' } })
  })
})
