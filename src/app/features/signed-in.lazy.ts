import { MenuEntries } from '#ui/shell/menu.ts'
import { createModule } from '../create-module.ts'
import { MENU_ENTRIES } from '../menu-entries.ts'
import { signedInModule } from './signed-in.module.ts'

export { SignedInLayout as Screen } from '#ui/shell/signed-in-layout.tsx'

export const module = createModule(({ bind }) => void bind(MenuEntries).toConstantValue(MENU_ENTRIES), [signedInModule])
