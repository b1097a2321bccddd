import { sessionText } from '../text/session.ts'
import { AuthLink } from './auth-link.tsx'
import { AuthIllustration } from './auth-illustration.tsx'

/** The product's promise beside the form or, with `isAside`, on the other side, with a link to the other form. */
export const AuthPanel = ({ isAside }: { readonly isAside: boolean }) => (
  <aside className="auth-panel" data-aside={isAside || undefined}>
    <div>
      <AuthIllustration />
    </div>
    <div>
      <h2>{sessionText.panelTitle}</h2>
      <p>{sessionText.panelLead}</p>
      <ul>
        {sessionText.panelPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <AuthLink to={isAside ? 'login' : 'register'}>{isAside ? sessionText.toSignIn : sessionText.toRegister}</AuthLink>
    </div>
  </aside>
)
