import { lazy, Suspense } from 'react'
import { sessionText } from '../text/session.ts'
import { StartLink } from './start-link.tsx'

/** An ornament does not keep anybody from signing in. */
const StartPicture = lazy(async () => ({ default: (await import('./start-picture.tsx')).StartPicture }))

/** What the product promises, beside the form or, with `isAside`, on the other side of it; and the way to the other form. */
export const StartPanel = ({ isAside }: { readonly isAside: boolean }) => (
  <aside className="start-panel" data-aside={isAside || undefined}>
    <div><Suspense><StartPicture /></Suspense></div>
    <div>
      <h2>{sessionText.panelTitle}</h2>
      <p>{sessionText.panelLead}</p>
      <ul>{sessionText.panelPoints.map((point) => <li key={point}>{point}</li>)}</ul>
      <StartLink to={isAside ? 'login' : 'register'}>{isAside ? sessionText.toSignIn : sessionText.toRegister}</StartLink>
    </div>
  </aside>
)
