import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { parseOwnTaxId } from '#domain/tax-id/tax-id.ts'
import { mapCodec, tagOf } from '#wire/codec/map-codec.ts'
import { MINUTE_MS } from '../kernel/repeated-task.ts'
import { parseKeys } from '../security/key-file.ts'

/** 0 means any free port. */
export const Port = mapCodec(
  'Port',
  t.string,
  (text) => {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return port <= 65_535 ? E.right(port) : E.left('PortOutOfRange')
  },
  String,
)
export const Count = mapCodec(
  'Count',
  t.string,
  (text) => (/^[1-9]\d{0,5}$/.test(text) ? E.right(Number(text)) : E.left('CountMalformed')),
  String,
)
/** Up to five minutes, in milliseconds. */
export const Seconds = mapCodec(
  'Seconds',
  t.string,
  (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? E.right(Number(text) * 1000) : E.left('SecondsMalformed')),
  (milliseconds) => String(milliseconds / 1000),
)
/** 18 takes 256 MB for each hash, of which two are made at a time. */
export const PasswordCost = mapCodec(
  'PasswordCost',
  t.string,
  (text) => (/^1[0-8]$/.test(text) ? E.right(Number(text)) : E.left('PasswordCostMalformed')),
  String,
)
export const Switch = mapCodec(
  'Switch',
  t.string,
  (text) =>
    SWITCH_WORDS.has(text) ? E.right(text !== '0' && text !== 'false' && text !== 'off') : E.left('SwitchUnknown'),
  String,
)
const SWITCH_WORDS: ReadonlySet<string> = new Set(['', '0', '1', 'true', 'false', 'on', 'off'])
export const Address = mapCodec(
  'Address',
  t.string,
  (text) => (/^[A-Za-z0-9.:-]{1,253}$/.test(text) ? E.right(text) : E.left('AddressMalformed')),
  String,
)
export const DatabaseUrl = mapCodec(
  'DatabaseUrl',
  t.string,
  (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? E.right(text) : E.left('DatabaseUrlMalformed')),
  String,
)
/** A tax id of the country, in its wire form. */
export const TaxId = (country: Country) =>
  mapCodec(`TaxId${country}`, t.string, (text) => E.mapLeft(tagOf)(parseOwnTaxId(country, text)), String)
/** The origin only: linked paths are at its root. */
export const PublicAddress = mapCodec(
  'PublicAddress',
  t.string,
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    return isOrigin ? E.right(url.origin) : E.left('PublicAddressMalformed')
  },
  String,
)
export const SmtpUrl = mapCodec(
  'SmtpUrl',
  t.string,
  (text) => (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) ? E.right(text) : E.left('SmtpUrlMalformed')),
  String,
)
export const MailFrom = mapCodec(
  'MailFrom',
  t.string,
  (text) =>
    /^(?:[^<>"\r\n]{1,100} )?<?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?$/.test(text)
      ? E.right(text)
      : E.left('MailFromMalformed'),
  String,
)
/** A number of minutes, hours or days, such as `12h`, or `off`; a quarter of an hour to thirty days. */
export const SyncEvery = mapCodec<string, string, number | 'off'>(
  'SyncEvery',
  t.string,
  (text) => {
    if (text === 'off') return E.right('off')
    const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
    const milliseconds = Number(count) * (UNITS_MS.get(unit) ?? 0)
    return milliseconds >= 15 * MINUTE_MS && milliseconds <= 30 * DAY_MS
      ? E.right(milliseconds)
      : E.left('SyncEveryMalformed')
  },
  (every) => (every === 'off' ? every : `${every / MINUTE_MS}m`),
)
export const DAY_MS = 24 * 60 * MINUTE_MS
const UNITS_MS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE_MS],
  ['h', 60 * MINUTE_MS],
  ['d', DAY_MS],
])
/** Addresses with an optional port, separated by commas. */
export const DnsServers = mapCodec<string, string, ReadonlyArray<string>>(
  'DnsServers',
  t.string,
  (text) => {
    const servers = text.split(',').map((server) => server.trim())
    return servers.every(isDnsServer) ? E.right(servers) : E.left('DnsServersMalformed')
  },
  (servers) => servers.join(','),
)
const isDnsServer = (server: string): boolean => {
  const [, inBrackets, plain] = /^(?:\[([\da-fA-F:.]+)\]|([\d.]+))(?::[1-9]\d{0,4})?$/.exec(server) ?? []
  return isIP(inBrackets ?? plain ?? server) > 0
}
/** Never on the command line, which every process of the machine can read. */
export const Keys = mapCodec(
  'Keys',
  t.string,
  (text) => E.fromNullable('KeyMalformed')(parseKeys(text)),
  (keys) => keys.flatMap((key) => (key === undefined ? [] : Buffer.from(key).toString('base64url'))).join(','),
)
export const File = mapCodec(
  'File',
  t.string,
  (text) => (text === '' ? E.left('FileMissing') : E.right(resolve(text))),
  String,
)
export const LogLevel = t.keyof({
  trace: null,
  debug: null,
  info: null,
  warn: null,
  error: null,
  fatal: null,
  silent: null,
})

/** OpenTelemetry takes an empty variable for one that is not set. */
export const TracesExporter = t.keyof({ '': null, otlp: null, none: null })
export const OtlpEndpoint = mapCodec(
  'OtlpEndpoint',
  t.string,
  (text) =>
    text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)) ? E.right(text) : E.left('OtlpEndpointMalformed'),
  String,
)
