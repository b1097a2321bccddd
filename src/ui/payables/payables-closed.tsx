import { Button } from '@fluentui/react-components'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { useNavigate } from 'react-router-dom'
import { supportMailLink } from '../brand/brand.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { payablesClosedText } from '../text/payables-closed.ts'

/** In place of a screen that this business lacks: whom to contact, and the way home. */
export const PayablesClosed = () => {
  const navigate = useNavigate()
  return (
    <EmptyState
      title={payablesClosedText.title}
      detail={payablesClosedText.detail}
      actions={
        <>
          <Button as="a" icon={<Mail20Regular />} href={supportMailLink(payablesClosedText.subject)}>
            {payablesClosedText.write}
          </Button>
          <Button appearance="primary" onClick={() => void navigate('/finance')}>
            {payablesClosedText.goHome}
          </Button>
        </>
      }
    />
  )
}
