/** Where somebody who registers came from, as the address of the first page told it. */
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

/** Reads the query of an address by `get`. Blank is nothing; what is too long is cut. */
export const campaignFrom = (get: (name: string) => string | undefined): Campaign => ({
  campaign: value(get('utm_campaign')),
  medium: value(get('utm_medium')),
  source: value(get('utm_source')),
  referralCode: value(get('referral_code')),
})

/** What a later visit brings counts; what it does not bring stays. */
export const mergeCampaigns = (kept: Campaign, later: Campaign): Campaign => ({
  campaign: later.campaign ?? kept.campaign,
  medium: later.medium ?? kept.medium,
  source: later.source ?? kept.source,
  referralCode: later.referralCode ?? kept.referralCode,
})

const LONGEST = 100
/** What a cut leaves of a character that is two units long. */
const HALF = /\p{Surrogate}$/u

const value = (text: string | undefined): string | undefined => {
  const trimmed = (text ?? '').slice(0, LONGEST).replace(HALF, '').trim()
  return trimmed === '' ? undefined : trimmed
}
