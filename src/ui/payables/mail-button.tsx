import { Button } from '@fluentui/react-components'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { supportMailLink } from '../brand/brand.ts'
import { payablesText } from '../text/payables.ts'

/** Opens a mail to support with a subject. */
export const MailButton = ({ subject, primary = false }: { readonly subject: string; readonly primary?: boolean }) => (
  <Button
    as="a"
    appearance={primary ? 'primary' : 'secondary'}
    icon={<Mail20Regular />}
    href={supportMailLink(subject)}
  >
    {payablesText.write}
  </Button>
)
