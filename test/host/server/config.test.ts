import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#host/server/config.ts'

const configOf = (environment: Readonly<Record<string, string>>, argv: ReadonlyArray<string> = ['serve']) =>
  E.map(({ config }: { readonly config: unknown }) => config)(readConfig(argv, environment))

describe('the cost of passwords', () => {
  it('is the standard unless it is given', () => {
    expect(configOf({})).toMatchObject({ right: { passwordCost: undefined } })
    expect(configOf({ PASSWORD_COST: '16' })).toMatchObject({ right: { passwordCost: 16 } })
    expect(configOf({}, ['serve', '--password-cost', '10'])).toMatchObject({ right: { passwordCost: 10 } })
  })

  it.each(['9', '19', '', '15.5', '1e1'])('does not start with %j', (cost) => {
    expect(configOf({ PASSWORD_COST: cost })).toEqual(E.left('El valor de --password-cost no es válido.'))
  })
})

describe('the check of mail domains', () => {
  it('asks the resolvers of the system unless it is told otherwise', () => {
    expect(configOf({})).toMatchObject({ right: { mailDomains: true, dnsServers: undefined } })
    expect(configOf({ MAIL_DOMAINS: 'off' })).toMatchObject({ right: { mailDomains: false } })
    expect(configOf({ DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,[2620:fe::fe]:53,2620:fe::9' })).toMatchObject({
      right: { dnsServers: ['9.9.9.9', '127.0.0.1:5353', '[2620:fe::fe]:53', '2620:fe::9'] },
    })
    expect(configOf({ DNS_SERVERS: '9.9.9.9' }, ['serve', '--dns-servers', '1.1.1.1'])).toMatchObject({
      right: { dnsServers: ['1.1.1.1'] },
    })
  })

  it.each(['', 'dns.example', '9.9.9.9:0', '9.9.9.9,,1.1.1.1', '999.1.1.1', '[9.9.9.9'])(
    'does not start with %j as resolvers',
    (servers) => {
      expect(configOf({ DNS_SERVERS: servers })).toEqual(E.left('El valor de --dns-servers no es válido.'))
    },
  )
})
