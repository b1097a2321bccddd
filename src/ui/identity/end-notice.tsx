import type { SessionEnd } from '#application/identity/session.view-model.ts'
import { Strip } from '../design/strip.tsx'
import { sessionText } from '../text/session.ts'

/** Why somebody has to sign in again; nothing when they meant to leave. */
export const EndNotice = ({ reason }: { readonly reason: SessionEnd }) => {
  const sentence = END_SENTENCES[reason]
  return sentence === undefined ? null : <Strip intent="warning">{sentence}</Strip>
}

const END_SENTENCES: Readonly<Record<SessionEnd, string | undefined>> = {
  expired: sessionText.expired,
  idle: sessionText.expired,
  signedOut: undefined,
  signedOutElsewhere: sessionText.signedOutElsewhere,
  replacedElsewhere: sessionText.replacedElsewhere,
}
