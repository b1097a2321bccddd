import { useState } from 'react'
import { SendDeposit } from '#application/financing/send-deposit.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { LiveEvents } from '#application/live/live-events.port.ts'
import { makeHttpBankAccounts } from '#infrastructure/banking/http-bank-accounts.ts'
import { Api } from '../tokens.ts'
import { SendDepositNote } from '#ui/financing/send-deposit-note.tsx'
import { useContainer } from '#ui/di/use-view-model.ts'

/** Where the money of the order in the cart goes, loaded after its figures. */
export const SendDepositOfCart = () => {
  const container = useContainer()
  const [vm] = useState(
    () =>
      new SendDeposit({
        accounts: makeHttpBankAccounts(container.get(Api)),
        current: container.get(CurrentSession),
        live: container.get(LiveEvents),
      }),
  )
  return <SendDepositNote vm={vm} />
}
