import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark'
import { sessionText } from '../text/session.ts'
import { SignInPicture } from './sign-in-picture.tsx'
import { useSignInPanelStyles } from './sign-in-panel.styles.ts'

/** What the product promises, beside the door. */
export const SignInPanel = () => {
  const styles = useSignInPanelStyles()
  return (
    <aside className={styles.panel}>
      <SignInPicture />
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
