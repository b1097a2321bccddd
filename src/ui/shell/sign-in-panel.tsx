import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark'
import { lazy, Suspense } from 'react'
import { sessionText } from '../text/session.ts'
import { useSignInPanelStyles } from './sign-in-panel.styles.ts'

/** An ornament does not keep anybody from signing in. */
const SignInPicture = lazy(async () => ({ default: (await import('./sign-in-picture.tsx')).SignInPicture }))

/** What the product promises, beside the door. */
export const SignInPanel = () => {
  const styles = useSignInPanelStyles()
  return (
    <aside className={styles.panel}>
      <div className={styles.picture}><Suspense><SignInPicture /></Suspense></div>
      <div className={styles.words}>
        <h2 className={styles.title}>{sessionText.panelTitle}</h2>
        <p className={styles.lead}>{sessionText.panelLead}</p>
        <ul className={styles.points}>
          {sessionText.panelPoints.map((point) => (
            <li key={point} className={styles.point}><Checkmark20Filled className={styles.check} aria-hidden />{point}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
