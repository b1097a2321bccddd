import { mergeClasses } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Link } from 'react-router-dom'
import type { OwnCompany } from '#domain/business/own-company.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { companyPath } from '../app/paths.ts'
import { companiesText as text } from '../text/companies.ts'
import { useCompanyStyles } from './companies.styles.ts'

export interface CompanyItemProps {
  readonly company: OwnCompany
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

/** A company of the list. Its link opens it at its first page, in a new tab too. */
export const CompanyItem = ({ company, isCurrent, onChoose }: CompanyItemProps) => {
  const styles = useCompanyStyles()
  const { country, id, identifier, isVerified, name } = company.business
  return (
    <li>
      <Link
        to={companyPath(id)}
        className={mergeClasses(styles.item, isCurrent && styles.current)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>
            {[displayTaxId(country, identifier), ...(isVerified ? [] : [text.unverified])].join(' · ')}
          </span>
          <span className={styles.detail}>{text.waiting(company, country)}</span>
        </span>
        {isCurrent && <Checkmark20Regular className={styles.mark} aria-hidden />}
      </Link>
    </li>
  )
}
