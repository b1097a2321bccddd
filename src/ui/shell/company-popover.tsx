import { Popover, PopoverSurface, useArrowNavigationGroup } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { CompaniesViewModel } from '#application/shell/companies.view-model.ts'
import { COMPANIES_PATH } from '../app/paths.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { SearchBox } from '../design/data-table/search-box.tsx'
import { TextLink } from '../design/controls/text-link.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { companiesText as text } from '../text/companies.ts'
import { shellText } from '../text/shell.ts'
import { AddCompanyLink } from './add-company-link.tsx'
import { CompanyItem } from './company-item.tsx'
import { useCompanyStyles } from './companies.styles.ts'

export interface CompanyPopoverProps {
  /** The button that opened the list, and closes it by itself. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** The tax id, where the bar has no button that copies it. */
  readonly copied: string | undefined
}

/** The companies of the user below the name of the present one. */
export const CompanyPopover = observer(function CompanyPopover({ anchor, onClose, copied }: CompanyPopoverProps) {
  const styles = useCompanyStyles()
  const vm = useViewModel(CompaniesViewModel)
  const { country } = useViewModel(CurrentSession)
  const arrows = useArrowNavigationGroup({ axis: 'vertical' })
  useEffect(() => vm.activate(), [vm])
  return (
    <Popover
      open
      inline
      positioning={{ target: anchor, position: 'below', align: 'start', offset: 4, strategy: 'fixed' }}
      onOpenChange={(event, { open }) => {
        if (open || (event.target instanceof Node && anchor.contains(event.target))) return
        onClose()
        if (event.type === 'keydown') anchor.focus()
      }}
    >
      <PopoverSurface aria-label={text.list} tabIndex={-1} className={styles.surface}>
        {vm.hasSearch && (
          <div className={styles.search}>
            <SearchBox
              value={vm.searchText}
              onChange={vm.search}
              onApply={() => undefined}
              onClear={vm.clearSearch}
              label={text.search}
              placeholder={text.searchPlaceholder}
              clearLabel={commonText.clear}
            />
          </div>
        )}
        <RemoteContent model={vm.list} failed={text.failed}>
          {() =>
            vm.totalRows === 0 ? (
              <p className={styles.none}>{text.none}</p>
            ) : (
              <ul className={styles.list} {...arrows}>
                {vm.rows?.map((company) => (
                  <CompanyItem
                    key={company.id}
                    company={company}
                    isCurrent={vm.isCurrent(company)}
                    onChoose={onClose}
                  />
                ))}
              </ul>
            )
          }
        </RemoteContent>
        <div className={styles.foot}>
          {copied !== undefined && <CopyButton text={copied} label={shellText.copyIdentifier(country)} isLabelled />}
          {vm.hasSeveral && (
            <span onClickCapture={onClose}>
              <TextLink to={COMPANIES_PATH}>{text.all}</TextLink>
            </span>
          )}
          <AddCompanyLink obstacle={vm.obstacle} onChoose={onClose} />
        </div>
      </PopoverSurface>
    </Popover>
  )
})
