import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { CompanySwitch } from '#application/identity/company-switch.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { SignInForm } from './sign-in-form.tsx'
import { sessionText } from '../text/session.ts'

/** Most users come to sign in without a notice. */
const SignInNotices = lazy(() =>
  import('./sign-in-notices.tsx').then(
    ({ SignInNotices }) => ({ default: SignInNotices }),
    () => ({ default: NoNews }),
  ),
)

const NoNews = () => <p role="alert">{sessionText.noNews}</p>

export const SignInScreen = observer(function SignInScreen({ hasFocus = false }: { readonly hasFocus?: boolean }) {
  useDocumentTitle(sessionText.signInTitle)
  const vm = useViewModel(SignInViewModel)
  const companies = useViewModel(CompanySwitch)
  const { form } = vm
  const navigate = useNavigate()
  const submit = async () => {
    const path = await vm.submit()
    if (path !== undefined) void navigate(await companies.follow(path), { replace: true })
  }
  const reason = vm.notice ?? vm.ended
  return (
    <SignInForm
      form={form}
      notice={
        (form.failure ?? reason) !== undefined && (
          <Suspense>
            <SignInNotices failure={form.failure} lockedUntil={vm.lock?.until} reason={reason} />
          </Suspense>
        )
      }
      hasFocus={hasFocus}
      onSubmit={() => void submit()}
    />
  )
})
