import { record, type Stored } from './versioned-storage.ts'

/** The version of the persisted state that is written. */
export const VERSION = 4

/** The same in the present version; nothing when its version is none that ever was. What is of this version stays as it is. */
export const migrate = (kept: Stored | undefined): Stored | undefined => {
  const step = STEPS.find(({ from }) => from === kept?.['version'])
  if (kept?.['version'] === VERSION) return kept
  return kept === undefined || step === undefined ? undefined : migrate(step.to(kept))
}

/** 1: everything flat, in the names of the address. */
const groupCampaign = ({ utm_campaign, utm_medium, utm_source, ...rest }: Stored): Stored => ({
  ...rest,
  utmInfo: { utm_campaign, utm_medium, utm_source },
  version: 2,
})

/** 2: the campaign apart, still in the names of the address. */
const renameCampaign = ({ utmInfo, referral_code, ...rest }: Stored): Stored => {
  const utm = record(utmInfo) ?? {}
  return {
    ...rest,
    utmInfo: { utmCampaign: utm['utm_campaign'], utmMedium: utm['utm_medium'], utmSource: utm['utm_source'] },
    referralCode: referral_code,
    version: 3,
  }
}

/** 3: before there was a tour. Who has been in the financing area does not need it. */
const addTour = (kept: Stored): Stored => ({
  ...kept,
  showTourPostRegister: false,
  tourSeen: kept['wasInFinance'] === true,
  version: VERSION,
})

const STEPS: ReadonlyArray<{ readonly from: number; readonly to: (kept: Stored) => Stored }> = [
  { from: 1, to: groupCampaign },
  { from: 2, to: renameCampaign },
  { from: 3, to: addTour },
]
