import { record, type Stored } from './versioned-storage.ts'

/** The current version of the persisted state. */
export const VERSION = 4

/** Migrates a state to the current version; undefined for an unknown version. A current state is unchanged. */
export const migrate = (stored: Stored | undefined): Stored | undefined => {
  const step = STEPS.find(({ from }) => from === stored?.['version'])
  if (stored?.['version'] === VERSION) return stored
  return stored === undefined || step === undefined ? undefined : migrate(step.to(stored))
}

/** 1: a flat record with the names of query parameters. */
const groupCampaign = ({ utm_campaign, utm_medium, utm_source, ...rest }: Stored): Stored => ({
  ...rest,
  utmInfo: { utm_campaign, utm_medium, utm_source },
  version: 2,
})

/** 2: a separate campaign, with the names of query parameters. */
const renameCampaign = ({ utmInfo, referral_code, ...rest }: Stored): Stored => {
  const utm = record(utmInfo) ?? {}
  return {
    ...rest,
    utmInfo: { utmCampaign: utm['utm_campaign'], utmMedium: utm['utm_medium'], utmSource: utm['utm_source'] },
    referralCode: referral_code,
    version: 3,
  }
}

/** 3: without a tour. Users of the financing area do not need it. */
const addTour = (stored: Stored): Stored => ({
  ...stored,
  showTourPostRegister: false,
  tourSeen: stored['wasInFinance'] === true,
  version: VERSION,
})

const STEPS: ReadonlyArray<{ readonly from: number; readonly to: (stored: Stored) => Stored }> = [
  { from: 1, to: groupCampaign },
  { from: 2, to: renameCampaign },
  { from: 3, to: addTour },
]
