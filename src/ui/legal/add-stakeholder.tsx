import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { observer } from 'mobx-react-lite'
import type { StakeholdersViewModel } from '#application/legal/stakeholders.view-model.ts'
import { screensOf } from '#application/shared/country-screens.ts'
import { legalText } from '../text/legal.ts'

/** Opens the dialog, or the legal form in a new tab. */
export const AddStakeholder = observer(function AddStakeholder({ vm }: { readonly vm: StakeholdersViewModel }) {
  const look = { appearance: 'primary', icon: <Add20Regular /> } as const
  if (screensOf(vm.editor.country).stakeholderForm === 'dialog')
    return (
      <Button {...look} onClick={() => vm.editor.open()}>
        {legalText.add}
      </Button>
    )
  const path = vm.formPath.value
  if (path === undefined)
    return (
      <Button {...look} disabledFocusable onClick={vm.formPath.retry}>
        {legalText.add}
      </Button>
    )
  return (
    <Button {...look} as="a" href={path} target="_blank" rel="noopener">
      {legalText.add}
    </Button>
  )
})
