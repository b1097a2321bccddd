import { Avatar, mergeClasses } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { SuppliersViewModel } from '#application/suppliers/suppliers.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { initialsOf } from '#domain/suppliers/supplier-list.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { supplierPath } from '../app/paths.ts'
import { MoreButton } from '../design/controls/more-button.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { pageText } from '../text/pages.ts'
import { suppliersText } from '../text/suppliers.ts'
import { useSupplierStyles } from './suppliers.styles.ts'

export interface SupplierListProps {
  readonly vm: SuppliersViewModel
  /** The id in the address. */
  readonly chosen: string | undefined
}

/** The suppliers under their letters; more of them are loaded when the end comes into sight. */
export const SupplierList = observer(function SupplierList({ vm, chosen }: SupplierListProps) {
  const { country } = useViewModel(CurrentSession)
  const styles = useSupplierStyles()
  return (
    <RemoteCard title={pageText.suppliers.label} model={vm.list} failed={suppliersText.failed}>
      {() => (
        <>
          <FilterSearchBox
            filters={vm.filters}
            label={suppliersText.search}
            placeholder={suppliersText.searchPlaceholder(country)}
          />
          {vm.list.totalRows === 0 ? (
            <NoSuppliers isNarrow={vm.filters.isNarrow} />
          ) : (
            <nav className={styles.list} aria-label={suppliersText.list}>
              {vm.groups?.map(({ letter, suppliers }) => (
                <section key={letter} aria-label={letter}>
                  <h3 className={styles.letter}>{letter}</h3>
                  <ul className={styles.group}>
                    {suppliers.map((supplier) => (
                      <Row key={supplier.id} supplier={supplier} country={country} isChosen={supplier.id === chosen} />
                    ))}
                  </ul>
                </section>
              ))}
              {vm.hasMore && (
                <MoreButton label={suppliersText.showMore} onClick={vm.showMore} isBusy={vm.list.isBusy} />
              )}
            </nav>
          )}
        </>
      )}
    </RemoteCard>
  )
})

const NoSuppliers = ({ isNarrow }: { readonly isNarrow: boolean }) =>
  isNarrow ? (
    <EmptyState title={suppliersText.noneFound} />
  ) : (
    <EmptyState title={suppliersText.empty} detail={suppliersText.emptyDetail} />
  )

interface RowProps {
  readonly supplier: Supplier
  readonly country: Country
  readonly isChosen: boolean
}

const Row = ({ supplier: { id, identifier, name }, country, isChosen }: RowProps) => {
  const styles = useSupplierStyles()
  return (
    <li>
      <Link
        to={supplierPath(id)}
        className={mergeClasses(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen ? 'page' : undefined}
      >
        <Avatar initials={initialsOf(name)} color="colorful" idForColor={identifier} aria-hidden />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.identifier}>{displayTaxId(country, identifier)}</span>
        </span>
      </Link>
    </li>
  )
}
