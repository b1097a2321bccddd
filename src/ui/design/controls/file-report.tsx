import type { Ref } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { fileDropText } from '../../text/file-drop.ts'
import type { FileOutcome } from '../../text/file-drop.ts'
import { useFileDropStyles } from './file-drop.styles.ts'
import { StatusChip } from '../feedback/status-chip.tsx'
import type { StatusColor } from '../theme/status-color.ts'

export interface FileResult {
  readonly file: string
  readonly outcome: FileOutcome
  /** The reason, where the outcome is not enough. */
  readonly detail?: string | undefined
}

export interface FileReportProps {
  /** Several for a file with several documents. */
  readonly results: ReadonlyArray<FileResult>
  readonly files: number
  readonly country: Country
  readonly ref?: Ref<HTMLElement>
}

/** The outcome of each file, in order. */
export const FileReport = ({ results, files, country, ref }: FileReportProps) => {
  const styles = useFileDropStyles()
  const imported = results.filter((result) => result.outcome === 'IMPORTED').length
  return (
    <section ref={ref} tabIndex={-1} className={styles.report} aria-label={fileDropText.report}>
      <output className={styles.summary}>{fileDropText.summary(imported, files, country)}</output>
      <ul className={styles.results}>
        {results.map((result, at) => (
          <li key={at} className={styles.result}>
            <span className={styles.file}>
              <span className={styles.fileName} title={result.file}>
                {result.file}
              </span>
              {result.detail !== undefined && <span className={styles.detail}>{result.detail}</span>}
            </span>
            <StatusChip color={COLORS[result.outcome]} label={fileDropText.outcomes[result.outcome]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const COLORS: Readonly<Record<FileOutcome, StatusColor>> = {
  IMPORTED: 'green',
  DUPLICATE: 'default',
  OTHER_BUSINESS: 'orange',
  NOT_AN_INVOICE: 'orange',
  UNREADABLE: 'red',
}
