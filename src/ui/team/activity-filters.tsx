import { Select } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { ACTIVITY_DAYS, type CompanyActivityViewModel } from '#application/team/company-activity.view-model.ts'
import { AREAS } from '#domain/team/activity.ts'
import { activityText, areaText } from '../text/activity.ts'
import { useActivityStyles } from './activity.styles.ts'

interface ActivityFiltersProps {
  readonly vm: CompanyActivityViewModel
}

const text = activityText.filters

/** The filters of the list: its period, an area and a person. */
export const ActivityFilters = observer(function ActivityFilters({ vm }: ActivityFiltersProps) {
  const styles = useActivityStyles()
  const { area, days, who } = vm.filters.filter
  return (
    <fieldset className={styles.filters} aria-label={text.label}>
      <Select
        aria-label={text.days}
        value={String(days)}
        onChange={(_, { value }) => vm.choose({ days: ACTIVITY_DAYS.find((one) => String(one) === value) ?? days })}
      >
        {ACTIVITY_DAYS.map((one) => (
          <option key={one} value={one}>
            {text.lastDays(one)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.area}
        value={area ?? ''}
        onChange={(_, { value }) => vm.choose({ area: AREAS.find((one) => one === value) })}
      >
        <option value="">{text.anyArea}</option>
        {AREAS.map((one) => (
          <option key={one} value={one}>
            {areaText[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.who}
        value={who === undefined ? '' : String(who)}
        onChange={(_, { value }) =>
          vm.choose({ who: value === '' ? undefined : value === 'STAFF' ? value : Number(value) })
        }
      >
        <option value="">{text.anyone}</option>
        {vm.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="STAFF">{text.staff}</option>
      </Select>
    </fieldset>
  )
})
