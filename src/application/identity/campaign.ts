/** The marketing campaign of a registration, from the address of the first page. */
export interface Campaign {
  readonly campaign: string | undefined
  readonly medium: string | undefined
  readonly source: string | undefined
  readonly referralCode: string | undefined
}

export const NO_CAMPAIGN: Campaign = {
  campaign: undefined,
  medium: undefined,
  source: undefined,
  referralCode: undefined,
}

/** Reads the campaign from the query parameters. Blank values are undefined; long ones are cut. */
export const campaignFrom = (get: (name: string) => string | undefined): Campaign => ({
  campaign: value(get('utm_campaign')),
  medium: value(get('utm_medium')),
  source: value(get('utm_source')),
  referralCode: value(get('referral_code')),
})

/** Values of the newer visit win; missing ones are retained. */
export const mergeCampaigns = (kept: Campaign, later: Campaign): Campaign => ({
  campaign: later.campaign ?? kept.campaign,
  medium: later.medium ?? kept.medium,
  source: later.source ?? kept.source,
  referralCode: later.referralCode ?? kept.referralCode,
})

const MAX_LENGTH = 100
/** Half of a surrogate pair, left by a cut. */
const HALF = /\p{Surrogate}$/u

const value = (text: string | undefined): string | undefined => {
  const trimmed = (text ?? '').slice(0, MAX_LENGTH).replace(HALF, '').trim()
  return trimmed === '' ? undefined : trimmed
}
