import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { ImportResult } from '#application/financing/invoices.port.ts'
import { ImportViewModel } from '#application/financing/import.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { Card } from '../design/layout/card.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { FileDrop } from '../design/controls/file-drop.tsx'
import { selectedFile } from '../design/controls/selected-file.ts'
import { FileReport, type FileResult } from '../design/controls/file-report.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { fileDropText } from '../text/file-drop.ts'
import { importDetailText } from '../text/import-details.ts'
import { useFinanceStyles } from './finance.styles.ts'

export interface ImportPanelProps {
  readonly country: Country
}

/** Uploads tax documents from the user's device, with the result of each. */
export const ImportPanel = observer(function ImportPanel({ country }: ImportPanelProps) {
  const styles = useFinanceStyles()
  const vm = useViewModel(ImportViewModel)
  const report = useRef<HTMLElement>(null)
  const finished = vm.isBusy ? undefined : vm.results
  useEffect(() => {
    report.current?.scrollIntoView({ block: 'nearest' })
    report.current?.focus({ preventScroll: true })
  }, [finished])
  return (
    <section className={styles.page}>
      <FileDrop
        accept=".xml,.zip,.txt,.csv"
        busy={vm.isBusy}
        onFiles={(files) => void vm.drop(files.map(selectedFile))}
      />
      <FailureBanner failure={vm.failure} onRetry={() => void vm.retry()} />
      {vm.results.length > 0 && (
        <Card
          title={fileDropText.given}
          aside={
            <Button size="small" onClick={vm.close}>
              {commonText.close}
            </Button>
          }
        >
          <FileReport ref={report} results={vm.results.map(toResult(country))} files={vm.files} country={country} />
        </Card>
      )}
    </section>
  )
})

const toResult =
  (country: Country) =>
  ({ also, detail, file, issuer, limit, outcome }: ImportResult): FileResult => ({
    file,
    outcome,
    detail: importDetailText(detail, limit, country, also, issuer),
  })
