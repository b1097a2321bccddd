import type { DoorNotice } from '#application/identity/door-memory.ts'
import type { SessionEnd } from '#application/identity/session.view-model.ts'
import { Strip } from '../design/strip.tsx'
import { sessionText } from '../text/session.ts'
import { startText } from '../text/start.ts'

/** Why somebody has to sign in; nothing when they meant to leave. */
export const EndNotice = ({ reason }: { readonly reason: SessionEnd | DoorNotice }) => {
  const sentence = SENTENCES[reason]
  const isGood = reason === 'registered' || reason === 'passwordChanged'
  return sentence === undefined ? null : <Strip intent={isGood ? 'info' : 'warning'}>{sentence}</Strip>
}

const SENTENCES: Readonly<Record<SessionEnd | DoorNotice, string | undefined>> = {
  registered: startText.registered,
  passwordChanged: startText.passwordChanged,
  expired: sessionText.expired,
  idle: sessionText.expired,
  signedOut: undefined,
  signedOutElsewhere: sessionText.signedOutElsewhere,
  replacedElsewhere: sessionText.replacedElsewhere,
}
