import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { DoorScope } from '../di/door-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { AUTH_PATHS } from './auth-paths.ts'
import { RegisterForm } from './register-form.tsx'
import { useChosenCountry } from './use-chosen-country.ts'

export interface AccountScreenProps {
  /** Somebody has just come here from another panel. */
  readonly hasFocus: boolean
}

export const RegisterScreen = (props: AccountScreenProps) => (
  <DoorScope>
    <Registering {...props} />
  </DoorScope>
)

const Registering = observer(function Registering({ hasFocus }: AccountScreenProps) {
  useDocumentTitle(authText.register.title)
  const form = useViewModel(RegistrationViewModel)
  const navigate = useNavigate()
  const [country, choose] = useChosenCountry(form.campaign)
  useEffect(() => form.activate(), [form])
  const submit = (): string | undefined => {
    void form.submit().then((outcome) => outcome === 'registered' && navigate(AUTH_PATHS.login))
    return form.problems[0]?.field
  }
  return <RegisterForm form={form} country={country} hasFocus={hasFocus} onCountry={choose} onSubmit={submit} />
})
