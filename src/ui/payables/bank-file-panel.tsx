import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { observer } from 'mobx-react-lite'
import type { BankFileDownload } from '#application/payables/bank-file-download.ts'
import type { Country } from '#domain/kernel/country.ts'
import { SelectField } from '../design/controls/select-field.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { bankFileText as text } from '../text/bank-file.ts'
import { usePayrollStyles } from './payrolls.styles.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface BankFilePanelProps {
  readonly file: BankFileDownload
  readonly country: Country
}

/** The contents of the file for the bank, and the fields that each transfer in it lacks or loses. */
export const BankFilePanel = observer(function BankFilePanel({ file, country }: BankFilePanelProps) {
  const styles = usePayrollStyles()
  const wizard = useWizardStyles()
  const { canSave, exceeded, formatId, formats, isConfirmed, missing, rejection, rows, written } = file
  const remarked = rows.filter(({ problems }) => problems.length > 0)
  return (
    <section className={`${styles.page} ${wizard.padded}`} aria-label={text.title}>
      <h3 className={styles.name}>{text.title}</h3>
      <SelectField
        name="bankFileFormat"
        label={text.format}
        value={formatId}
        options={formats.map(({ id }) => ({ value: id, label: text.formats[id] ?? id }))}
        placeholder={text.format}
        onChange={file.choose}
      />
      {missing.map(({ id }) => (
        <p key={id} className={styles.detail}>
          {text.missing(text.formats[id] ?? id)}
        </p>
      ))}
      {rejection === undefined ? (
        <p className={styles.detail}>{text.content(written.length, rows.length, country)}</p>
      ) : (
        <MessageBar intent="warning">{text.rejections[rejection]}</MessageBar>
      )}
      {remarked.length > 0 && (
        <ul className={styles.rows}>
          {remarked.map(({ problems, transfer }) => (
            <li key={`${transfer.identifier} ${transfer.amount.currency}`} className={styles.row}>
              <span className={styles.words}>
                <strong>{transfer.name}</strong>
                {problems.map((problem) => (
                  <span key={problem} className={styles.detail}>
                    {text.problems[problem]}
                  </span>
                ))}
              </span>
              <MoneyText value={transfer.amount} />
            </li>
          ))}
        </ul>
      )}
      {exceeded !== undefined && <MessageBar intent="warning">{text.exceeded(exceeded)}</MessageBar>}
      {!isConfirmed && (
        <MessageBar intent="warning" action={<Button onClick={file.confirm}>{text.confirm}</Button>}>
          {text.unconfirmed}
        </MessageBar>
      )}
      <div>
        <Button icon={<ArrowDownload20Regular />} disabledFocusable={!canSave} onClick={file.save}>
          {text.download}
        </Button>
      </div>
    </section>
  )
})
