import { brand, supportMailLink } from '../brand/brand.ts'
import { useProfileStyles } from './profile.styles.ts'

/** The contact for changes that are unavailable here. */
export const ContactSupport = ({ before, subject }: { readonly before: string; readonly subject: string }) => {
  const styles = useProfileStyles()
  return (
    <p className={styles.words}>
      {before}{' '}
      <a className={styles.link} href={supportMailLink(subject)}>
        {brand.supportMail}
      </a>
      .
    </p>
  )
}
