import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { SupplierFileViewModel } from '#application/suppliers/supplier-file.view-model.ts'
import { isPending } from '#domain/team/pending.ts'
import { SUPPLIERS_PATH } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { FileDrop } from '../design/controls/file-drop.tsx'
import { selectedFile } from '../design/controls/selected-file.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { PayablesGate } from '../payables/payables-gate.tsx'
import { supplierFileText as text } from '../text/supplier-file.ts'
import { SupplierFilePreview, type SupplierFilePartProps } from './supplier-file-preview.tsx'
import { SupplierTemplate } from './supplier-template.tsx'
import { useSupplierStyles } from './suppliers.styles.ts'

/** Accounts and terms of suppliers from a file: chosen, seen row by row, then saved together. */
export const SupplierFileScreen = observer(function SupplierFileScreen() {
  const vm = useViewModel(SupplierFileViewModel)
  const { country } = useViewModel(CurrentSession)
  useDocumentTitle(text.title)
  useEffect(() => vm.reset, [vm])
  return (
    <PayablesGate title={text.title} lead={text.lead} back={<BackLink to={SUPPLIERS_PATH}>{text.back}</BackLink>}>
      {vm.saved === undefined ? <Steps vm={vm} country={country} /> : <Done vm={vm} country={country} />}
    </PayablesGate>
  )
})

const Steps = observer(function Steps({ vm, country }: SupplierFilePartProps) {
  const styles = useSupplierStyles()
  return (
    <div className={styles.file}>
      {vm.rows === undefined ? (
        <div className={styles.fileStart}>
          <FileDrop
            accept=".xlsx,.csv,.txt"
            isSingle
            text={text.drop}
            busy={vm.isReading}
            onFiles={([file]) => file !== undefined && void vm.choose(selectedFile(file))}
          />
          <SupplierTemplate country={country} />
        </div>
      ) : (
        <SupplierFilePreview vm={vm} country={country} />
      )}
      {vm.rejection !== undefined && <MessageBar intent="error">{text.rejection[vm.rejection]}</MessageBar>}
      <FailureBanner failure={vm.failure} onRetry={() => void vm.again()} />
    </div>
  )
})

const Done = observer(function Done({ vm, country }: SupplierFilePartProps) {
  const navigate = useNavigate()
  if (vm.saved === undefined) return null
  return (
    <EmptyState
      title={isPending(vm.saved) ? text.sent : text.done}
      detail={isPending(vm.saved) ? text.sentDetail : text.doneDetail(vm.saved, country)}
      actions={
        <>
          <Button appearance="primary" onClick={() => void navigate(SUPPLIERS_PATH)}>
            {text.toSuppliers}
          </Button>
          <Button onClick={vm.reset}>{text.another}</Button>
        </>
      }
    />
  )
})
