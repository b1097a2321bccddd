import { Statements } from '#application/wallet/statements.port.ts'
import { StatementViewModel } from '#application/wallet/statement.view-model.ts'
import { makeHttpStatements } from '#infrastructure/wallet/http-statements.ts'
import { createModule } from '../create-module.ts'
import { Api } from '../tokens.ts'

export { StatementScreen as Screen } from '#ui/wallet/statement-screen.tsx'

export const module = createModule(({ bind, bindClass }) => {
  bind(Statements).toResolvedValue(makeHttpStatements, [Api]).inSingletonScope()
  bindClass(StatementViewModel)
})
