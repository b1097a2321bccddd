import { campaignFrom, mergeCampaigns } from './campaign.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** Stores the campaign of a URL until a registration. `get` reads query parameters. */
export const saveCampaign = (preferences: Preferences, get: (name: string) => string | undefined): void => {
  const kept = preferences.read().campaign
  const campaign = mergeCampaigns(kept, campaignFrom(get))
  if (JSON.stringify(campaign) !== JSON.stringify(kept)) preferences.change({ campaign })
}
