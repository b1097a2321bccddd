import { useState } from 'react'
import { SendDeposit } from '#application/financing/send-deposit.ts'
import { useContainer } from '#ui/di/use-view-model.ts'
import { SendDepositNote, type SendDepositNoteProps } from '#ui/financing/send-deposit-note.tsx'
import { loadModule } from '../container.ts'
import { createModule } from '../create-module.ts'
import { bankAccountsModule } from './bank-accounts.module.ts'

export const module = createModule(
  ({ bindClass }) => {
    bindClass(SendDeposit)
  },
  [bankAccountsModule],
)

/** Where the money of the order in the cart goes, loaded after its figures. */
export const SendDepositOfCart = ({ isSent = false }: Pick<SendDepositNoteProps, 'isSent'>) => {
  const container = useContainer()
  loadModule(container, module)
  const [vm] = useState(() => container.get(SendDeposit))
  return <SendDepositNote vm={vm} isSent={isSent} />
}
