import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { useNavigate } from 'react-router-dom'
import type { CompaniesViewModel } from '#application/shell/companies.view-model.ts'
import { ADD_COMPANY_PATH } from '../app/paths.ts'
import { companiesText as text } from '../text/companies.ts'

interface AddCompanyLinkProps extends Pick<CompaniesViewModel, 'obstacle'> {
  readonly onChoose?: () => void
}

/** Opens the form of another company; disabled with the reason where the user may not add one now. */
export const AddCompanyLink = ({ obstacle, onChoose }: AddCompanyLinkProps) => {
  const navigate = useNavigate()
  if (obstacle?._tag === 'Operator') return null
  return (
    <Button
      icon={<Add20Regular />}
      onClick={() => {
        onChoose?.()
        void navigate(ADD_COMPANY_PATH)
      }}
      {...(obstacle === undefined ? {} : { disabledFocusable: true, title: text.obstacle(obstacle) })}
    >
      <span>{text.add}</span>
    </Button>
  )
}
