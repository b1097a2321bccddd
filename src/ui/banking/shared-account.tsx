import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { AccountEditor } from '#application/banking/account-editor.ts'
import type { AccountKeeper } from '#domain/banking/shared-account.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { ScrolledIntoView } from '../design/layout/scrolled-into-view.tsx'
import { bankingText } from '../text/banking.ts'

interface SharedAccountProps {
  readonly editor: AccountEditor
  readonly keeper: AccountKeeper
}

/** Warns that the account also belongs to another owner, as on many forged invoices. The user corrects it or saves it all the same. */
export const SharedAccount = observer(function SharedAccount({ editor, keeper }: SharedAccountProps) {
  return (
    <ScrolledIntoView>
      <div role="alert">
        <MessageBar
          intent="warning"
          inLiveRegion
          action={
            <Button disabledFocusable={editor.form?.isBusy === true} onClick={editor.saveShared}>
              {bankingText.shared.save}
            </Button>
          }
        >
          {bankingText.shared.warning(keeper)}
        </MessageBar>
      </div>
    </ScrolledIntoView>
  )
})
