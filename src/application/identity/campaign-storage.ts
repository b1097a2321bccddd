import { campaignFrom, mergeCampaigns } from '#domain/identity/campaign.ts'
import type { Preferences } from '../preferences/preferences.port.ts'

/** Keeps what an address says of where its visitor came from until somebody registers. `get` reads the address's query. */
export const saveCampaign = (preferences: Preferences, get: (name: string) => string | undefined): void => {
  const kept = preferences.read().campaign
  const campaign = mergeCampaigns(kept, campaignFrom(get))
  if (JSON.stringify(campaign) !== JSON.stringify(kept)) preferences.change({ campaign })
}
