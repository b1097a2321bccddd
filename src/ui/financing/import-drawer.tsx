import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { ImportResult } from '#application/financing/invoices.port.ts'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { FileDrop } from '../design/controls/file-drop.tsx'
import { selectedFile } from '../design/controls/selected-file.ts'
import { FileReport, type FileResult } from '../design/controls/file-report.tsx'
import { Drawer } from '../design/layout/drawer.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { financeText } from '../text/finance.ts'
import { importDetailText } from '../text/import-details.ts'

export interface ImportDrawerProps {
  readonly country: Country
  /** The files that were dropped on the page; a new list for each drop. */
  readonly files: ReadonlyArray<File>
  readonly onClose: () => void
}

/** Uploads tax documents from the user's device, with the result of each. */
export const ImportDrawer = observer(function ImportDrawer({ country, files, onClose }: ImportDrawerProps) {
  const vm = useViewModel(ImportViewModel)
  const report = useRef<HTMLElement>(null)
  useEffect(() => void vm.drop(files.map(selectedFile)), [vm, files])
  const finished = vm.isBusy ? undefined : vm.results
  useEffect(() => {
    report.current?.scrollIntoView({ block: 'nearest' })
    report.current?.focus({ preventScroll: true })
  }, [finished])
  return (
    <Drawer title={financeText.select.upload} onClose={onClose}>
      <FileDrop
        accept=".xml,.zip,.txt,.csv"
        busy={vm.isBusy}
        onFiles={(chosen) => void vm.drop(chosen.map(selectedFile))}
      />
      <FailureBanner failure={vm.failure} onRetry={() => void vm.retry()} />
      {vm.results.length > 0 && (
        <FileReport ref={report} results={vm.results.map(toResult(country))} files={vm.files} country={country} />
      )}
    </Drawer>
  )
})

const toResult =
  (country: Country) =>
  ({ also, detail, file, issuer, limit, outcome }: ImportResult): FileResult => ({
    file,
    outcome,
    detail: importDetailText(detail, limit, country, also, issuer),
  })
