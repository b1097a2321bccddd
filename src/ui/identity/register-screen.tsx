import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { AUTH_PATHS } from './auth-paths.ts'
import type { AuthPanelProps } from './auth-screen.tsx'
import { RegisterForm } from './register-form.tsx'
import { useChosenCountry } from './use-chosen-country.ts'

export const RegisterScreen = observer(function RegisterScreen({ hasFocus }: AuthPanelProps) {
  useDocumentTitle(authText.register.title)
  const vm = useViewModel(RegistrationViewModel)
  const navigate = useNavigate()
  const [country, choose] = useChosenCountry(vm.campaign)
  useEffect(() => vm.activate(), [vm])
  const submit = async (): Promise<void> => {
    if ((await vm.submit(country)) === 'registered') void navigate(AUTH_PATHS.login)
  }
  return (
    <RegisterForm vm={vm} country={country} hasFocus={hasFocus} onCountry={choose} onSubmit={() => void submit()} />
  )
})
