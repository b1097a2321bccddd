import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Regular } from '@fluentui/react-icons/svg/circle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { fileStateOf, type FilePart } from '#application/business/company-file.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { PROFILE_PATH } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { companyFileText } from '../text/company-file.ts'

/** The complete parts of the company's file, with links to the rest. */
export const CompanyFileCard = observer(function CompanyFileCard() {
  const { list } = useViewModel(TasksViewModel)
  const { country } = useViewModel(CurrentSession)
  const styles = useStyles()
  const state = useProfileState()
  useEffect(() => list.activate(), [list])
  const model = { value: list.rows, failure: list.failure, retry: list.retry }
  return (
    <RemoteCard title={companyFileText.title} model={model} failed={companyFileText.failed}>
      {(tasks) => (
        <ul className={styles.parts}>
          {fileStateOf(country, tasks).map(({ part, isComplete }) => (
            <li key={part} className={styles.part}>
              {isComplete ? (
                <CheckmarkCircle20Filled className={styles.done} aria-label={companyFileText.complete} />
              ) : (
                <Circle20Regular aria-label={companyFileText.incomplete} />
              )}
              {isComplete || part === 'profile' ? (
                <span>{companyFileText.part(part, country)}</span>
              ) : (
                <Link className={styles.link} to={pathOf(part, country)} state={state}>
                  {companyFileText.part(part, country)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </RemoteCard>
  )
})

const pathOf = (part: Exclude<FilePart, 'profile'>, country: Country): string => {
  const pages = { representatives: 'legal', documents: 'legal', account: 'bankaccounts' } as const
  return `${PROFILE_PATH}/${part === 'credential' ? profileOf(country).taxAuthority.toLowerCase() : pages[part]}`
}

const useStyles = makeStyles({
  parts: { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.l}`, margin: 0, padding: 0, listStyle: 'none' },
  part: { display: 'inline-flex', alignItems: 'center', gap: space.xs },
  done: { color: customTokens.statusGreenText },
  link: { color: tokens.colorBrandForegroundLink },
})
