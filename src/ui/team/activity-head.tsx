import { Button } from '@fluentui/react-components'
import { Filter20Regular } from '@fluentui/react-icons/svg/filter'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { CompanyActivityViewModel } from '#application/team/company-activity.view-model.ts'
import { ListHead } from '../design/layout/list-head.tsx'
import { NARROW_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { activityText as text } from '../text/activity.ts'
import { ActivityFilters } from './activity-filters.tsx'

export interface ActivityHeadProps {
  readonly vm: CompanyActivityViewModel
  readonly actions: ReactNode
}

/** The filters stand in the row of the title; on cards below it, while they are open or narrow the list. */
export const ActivityHead = observer(function ActivityHead({ vm, actions }: ActivityHeadProps) {
  const isNarrowScreen = useMediaQuery(NARROW_SCREEN)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || vm.filters.isNarrow
  const filters = <ActivityFilters vm={vm} />
  return (
    <>
      <ListHead
        title={text.list}
        hint={text.hint}
        tools={
          <>
            {isNarrowScreen ? (
              <Button
                icon={<Filter20Regular />}
                aria-label={text.filters.label}
                title={text.filters.label}
                aria-expanded={isShown}
                onClick={() => setOpen(!isOpen)}
              />
            ) : (
              filters
            )}
            {actions}
          </>
        }
      />
      {isNarrowScreen && isShown && filters}
    </>
  )
})
