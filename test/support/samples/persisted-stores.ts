import * as fc from 'fast-check'

/** A stored state of a version of this product: 1 flat, 2 grouped, 3 renamed, 4 with the tour. */
export const aKeptState = (version: 1 | 2 | 3 | 4): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record({
      appearance: fc.constantFrom('system', 'light', 'dark', 'contrast'),
      hideAmounts: fc.boolean(),
      lastActivity: fc.nat(),
      isSudoUser: fc.boolean(),
      wasInFinance: fc.boolean(),
      wasInLogin: fc.boolean(),
      campaign: word,
      medium: word,
      source: word,
      code: word,
      tour: fc.boolean(),
    })
    .map(({ campaign, medium, source, code, tour, ...rest }) => {
      const own = { ...rest, version }
      if (version === 1)
        return { ...own, utm_campaign: campaign, utm_medium: medium, utm_source: source, referral_code: code }
      if (version === 2) {
        return {
          ...own,
          utmInfo: { utm_campaign: campaign, utm_medium: medium, utm_source: source },
          referral_code: code,
        }
      }
      const renamed = {
        ...own,
        utmInfo: { utmCampaign: campaign, utmMedium: medium, utmSource: source },
        referralCode: code,
      }
      return version === 3 ? renamed : { ...renamed, showTourPostRegister: tour, tourSeen: tour }
    })

/** Any text under the key of a state: states of every version, partly damaged, truncated, polluted, or arbitrary. */
export const aKeptText = (): fc.Arbitrary<string> =>
  fc.oneof(
    whole.map((state) => JSON.stringify(state)),
    damaged.map((state) => JSON.stringify(state)),
    fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true })).map(([state, share]) => {
      const text = JSON.stringify(state)
      return text.slice(0, Math.floor(text.length * share))
    }),
    fc
      .tuple(whole, fc.constantFrom('__proto__', 'constructor', 'toString'))
      .map(
        ([state, name]) =>
          `{${JSON.stringify(name)}:${JSON.stringify({ ...state, polluted: true })},${JSON.stringify({ ...state }).slice(1)}`,
      ),
    fc.tuple(whole, fc.integer({ min: -1, max: 9 })).map(([state, version]) => JSON.stringify({ ...state, version })),
    fc.json(),
    fc.string(),
  )

/** Longer than any browser stores. */
export const FIVE_MEGABYTES = `{"version":4,"appearance":"dark","utmInfo":{"utmSource":"${'x'.repeat(5 * 1024 * 1024)}"}}`

const word = fc.option(fc.stringMatching(/^[a-z]{1,8}$/), { nil: undefined })
const whole = fc.oneof(aKeptState(1), aKeptState(2), aKeptState(3), aKeptState(4))
const damaged = fc.tuple(whole, fc.nat(), fc.jsonValue()).map(([state, at, value]) => {
  const names = Object.keys(state)
  return { ...state, [names[at % names.length] ?? '']: value }
})
