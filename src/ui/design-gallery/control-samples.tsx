import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { Spinner } from '../design/feedback/spinner.tsx'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { DateField } from '../design/date-field/date-field.tsx'
import { defaultQuickPicks } from '../design/date-field/quick-pick-dates.ts'
import { FileDrop } from '../design/controls/file-drop.tsx'
import { PasswordField } from '../design/controls/password-field.tsx'
import { NavTabs } from '../design/controls/nav-tabs.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { Stepper } from '../design/controls/stepper.tsx'
import { Figure } from '../design/layout/figure.tsx'
import { FigureStrip } from '../design/layout/figure-strip.tsx'
import { TextField } from '../design/controls/text-field.tsx'
import { galleryText } from '../text/gallery.ts'
import { useGalleryStyles } from './gallery.styles.ts'
import { SAMPLE_RULES } from './samples.ts'

const { sample } = galleryText

export const Buttons = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.row}>
      <Button appearance="primary">{sample.primary}</Button>
      <Button>{sample.secondary}</Button>
      <Button appearance="subtle">{sample.subtle}</Button>
      <Button appearance="primary" icon={<Spinner />}>
        {sample.busy}
      </Button>
      <Button disabled>{sample.disabled}</Button>
      <CopyButton text={sample.company} label={sample.aside} />
    </div>
  )
}

export const Fields = () => {
  const styles = useGalleryStyles()
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [search, setSearch] = useState('')
  return (
    <div className={styles.stack}>
      <TextField label={sample.field} value={text} placeholder={sample.email} onChange={setText} />
      <TextField label={sample.field} value={sample.wrongEmail} error={sample.wrong} readOnly />
      <TextField label={sample.field} value={sample.email} warning={sample.warning} readOnly />
      <TextField label={sample.disabled} value={sample.company} disabled />
      <PasswordField label={sample.password} name="sample" autoComplete="off" value={password} onChange={setPassword} />
      <SearchBox
        label={sample.search}
        placeholder={sample.search}
        clearLabel={galleryText.cancel}
        value={search}
        onChange={setSearch}
        onApply={() => setSearch(search.trim())}
        onClear={() => setSearch('')}
      />
    </div>
  )
}

export const Dates = () => {
  const [date, setDate] = useState<CivilDate | undefined>('2026-04-02' as CivilDate)
  return (
    <DateField
      label={sample.date}
      value={date}
      rules={SAMPLE_RULES}
      picks={defaultQuickPicks(SAMPLE_RULES.today, SAMPLE_RULES.calendar)}
      onChange={setDate}
    />
  )
}

export const Choices = () => {
  const styles = useGalleryStyles()
  const [period, setPeriod] = useState<string>(sample.periods[0])
  return (
    <div className={styles.stack}>
      <SegmentedControl
        label={sample.period}
        options={sample.periods.map((each) => ({ value: each, label: each }))}
        selected={period}
        onSelect={setPeriod}
      />
      <NavTabs
        label={sample.period}
        current="/design"
        tabs={sample.tabs.map((label, at) => ({
          label,
          to: at === 0 ? '/design' : `/design?tab=${at}`,
          count: String(at * 12),
        }))}
      />
      <FigureStrip label={sample.period}>
        {sample.tabs.map((label) => (
          <Figure
            key={label}
            title={label}
            isLoaded
            value={sample.company}
            detail={sample.aside}
            actions={<Button size="small">{sample.secondary}</Button>}
            failure={undefined}
            onRetry={nothing}
          />
        ))}
      </FigureStrip>
      <Stepper label={sample.period} steps={sample.steps} current={1} />
    </div>
  )
}

export const Files = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.stack}>
      <FileDrop accept=".xml,.zip" busy={false} onFiles={nothing} />
      <FileDrop accept=".xml,.zip" busy onFiles={nothing} />
    </div>
  )
}

const nothing = (): void => undefined
