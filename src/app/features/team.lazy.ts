import { Members } from '#application/team/members.port.ts'
import { TeamViewModel } from '#application/team/team.view-model.ts'
import { makeHttpMembers } from '#infrastructure/team/http-members.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { TeamPage as Screen } from '#ui/team/team-page.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Members).toResolvedValue(makeHttpMembers, [Api]).inSingletonScope()
  bindClass(TeamViewModel)
})
