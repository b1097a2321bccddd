import { observer } from 'mobx-react-lite'
import type { AccountEditor } from '#application/banking/account-editor.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { bankingText } from '../text/banking.ts'

/** Says what a pasted text filled, and before that, that a text can be pasted. */
export const PastedText = observer(function PastedText({ editor }: { readonly editor: AccountEditor }) {
  const { country, row, pasted } = editor
  const text = bankingText.pasted
  if (pasted === undefined) return row === undefined && <span>{text.hint}</span>
  const labels = text.fields(country).flatMap(([field, label]) => (pasted[field] === undefined ? [] : label))
  return (
    <>
      <MessageBar intent="success">{text.filled(labels)}</MessageBar>
      {pasted.holderIdentifier !== undefined && editor.namesOtherHolder && (
        <MessageBar intent="warning">{text.otherHolder(displayTaxId(country, pasted.holderIdentifier))}</MessageBar>
      )}
    </>
  )
})
