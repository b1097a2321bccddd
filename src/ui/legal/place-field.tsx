import { observer } from 'mobx-react-lite'
import type { RemoteList } from '#application/shared/remote-list.ts'
import { SelectField, type SelectFieldProps } from '../design/controls/select-field.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'

interface PlaceFieldProps extends Omit<SelectFieldProps, 'options' | 'placeholder'> {
  readonly places: RemoteList<string>
}

/** Where no names are known, or they cannot be loaded, the place is typed. */
export const hasNoChoices = ({ failure, rows }: RemoteList<string>): boolean =>
  failure !== undefined || rows?.length === 0

/** A place by its name. A stored name that the list does not have remains a choice. */
export const PlaceField = observer(function PlaceField({ places, ...field }: PlaceFieldProps) {
  const { isBusy, rows = [] } = places
  const names = field.value === '' || rows.includes(field.value) ? rows : [field.value, ...rows]
  return (
    <SelectField
      {...field}
      options={names.map((name) => ({ value: name, label: name }))}
      placeholder={isBusy ? commonText.loading : legalText.choose}
    />
  )
})
