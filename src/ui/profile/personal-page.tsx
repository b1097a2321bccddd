import { Button } from '@fluentui/react-components'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { ProfileViewModel } from '#application/profile/profile.view-model.ts'
import * as Phone from '#domain/contacts/phone.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { InlineField } from '../design/controls/inline-field.tsx'
import { RemoteCard } from '../design/layout/remote-card.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { PermittedField } from '../team/permitted-field.tsx'
import { useMay } from '../team/use-lock.ts'
import { pageTitles } from '../text/pages.ts'
import { profileText } from '../text/profile.ts'
import { CompanyFileCard } from './company-file-card.tsx'
import { ContactSupport } from './contact-support.tsx'
import { CopiedValue, DefinitionList, MissingValue } from './definition-list.tsx'
import { OpenSessionsCard } from './open-sessions-card.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** The user and the company, as stored at the host. */
export const PersonalPage = observer(function PersonalPage() {
  const vm = useViewModel(ProfileViewModel)
  const { country } = useViewModel(CurrentSession)
  const keepsFile = useMay('companyFile')
  useEffect(() => vm.activate(), [vm])
  return (
    <>
      {keepsFile && <CompanyFileCard />}
      <RemoteCard title={profileText.personal} model={vm.person} failed={profileText.personFailed}>
        {({ name, phone, email }) => (
          <DefinitionList
            facts={[
              {
                term: profileText.name,
                value: (
                  <InlineField
                    edit={vm.name}
                    label={profileText.name}
                    editLabel={profileText.edit(profileText.name)}
                    autoComplete="name"
                  >
                    {name === '' ? <MissingValue /> : name}
                  </InlineField>
                ),
              },
              {
                term: profileText.phone,
                value: (
                  <InlineField
                    edit={vm.phone}
                    label={profileText.phone}
                    editLabel={profileText.edit(profileText.phone)}
                    type="tel"
                    inputMode="tel"
                    autoComplete="tel-national"
                    before={profileOf(country).phonePrefix}
                  >
                    {phone === undefined ? <MissingValue /> : readable(country, phone)}
                  </InlineField>
                ),
              },
              {
                term: profileText.email,
                value: <CopiedValue kind="email" text={email} label={profileText.copyEmail} />,
              },
            ]}
          />
        )}
      </RemoteCard>
      <RemoteCard title={profileText.company} model={vm.business} failed={profileText.companyFailed}>
        {({ name, identifier, address }) => (
          <DefinitionList
            facts={[
              { term: profileText.legalName, value: <CopiedValue text={name} label={profileText.copyLegalName} /> },
              {
                term: profileText.identifier(country),
                value: (
                  <CopiedValue text={displayTaxId(country, identifier)} label={profileText.copyIdentifier(country)} />
                ),
              },
              {
                term: profileText.address,
                value: (
                  <PermittedField
                    permission="companyFile"
                    edit={vm.address}
                    label={profileText.address}
                    editLabel={profileText.edit(profileText.address)}
                    autoComplete="street-address"
                  >
                    {address ?? <MissingValue />}
                  </PermittedField>
                ),
              },
            ]}
          />
        )}
      </RemoteCard>
      {vm.canChangePassword && (
        <div>
          <Button onClick={vm.password.open}>{profileText.password.open}</Button>
        </div>
      )}
      <PasswordDialog vm={vm.password} />
      <OpenSessionsCard />
      <ContactSupport before={profileText.change} subject={pageTitles.profile} />
    </>
  )
})

/** A number of another country is shown unchanged. */
const readable = (country: Country, phone: string): string => {
  const read = Phone.parse(country, phone)
  return E.isRight(read) ? Phone.format(country, read.right) : phone
}
