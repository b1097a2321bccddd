import { sessionText } from '../text/session.ts'
import { StartLink } from './start-link.tsx'
import { StartPicture } from './start-picture.tsx'

/** What the product promises, beside the form or, with `isAside`, on the other side of it; and the way to the other form. */
export const StartPanel = ({ isAside }: { readonly isAside: boolean }) => (
  <aside className="start-panel" data-aside={isAside || undefined}>
    <div><StartPicture /></div>
    <div>
      <h2>{sessionText.panelTitle}</h2>
      <p>{sessionText.panelLead}</p>
      <ul>{sessionText.panelPoints.map((point) => <li key={point}>{point}</li>)}</ul>
      <StartLink to={isAside ? 'login' : 'register'}>{isAside ? sessionText.toSignIn : sessionText.toRegister}</StartLink>
    </div>
  </aside>
)
