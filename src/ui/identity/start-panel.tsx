import { mergeClasses } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { sessionText } from '../text/session.ts'
import { StartLink } from './start-link.tsx'
import { useStartPanelStyles } from './start-panel.styles.ts'

/** An ornament does not keep anybody from signing in. */
const StartPicture = lazy(async () => ({ default: (await import('./start-picture.tsx')).StartPicture }))

/** What the product promises, beside the form or, with `isAside`, on the other side of it; and the way to the other form. */
export const StartPanel = ({ isAside }: { readonly isAside: boolean }) => {
  const styles = useStartPanelStyles()
  return (
    <aside className={mergeClasses(styles.panel, isAside && styles.aside)}>
      <div className={styles.picture}><Suspense><StartPicture /></Suspense></div>
      <div className={styles.words}>
        <h2 className={styles.title}>{sessionText.panelTitle}</h2>
        <p className={styles.lead}>{sessionText.panelLead}</p>
        <ul className={styles.points}>
          {sessionText.panelPoints.map((point) => (
            <li key={point} className={styles.point}>{point}</li>
          ))}
        </ul>
        <StartLink to={isAside ? 'login' : 'register'} className={styles.door}>{isAside ? sessionText.toSignIn : sessionText.toRegister}</StartLink>
      </div>
    </aside>
  )
}
