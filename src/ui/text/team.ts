/** The words for a member who may not do something, with who can help. */
export const teamText = {
  denied: 'No tienes permiso',
  ask: (owner: string | undefined): string => `Pídeselo a ${owner ?? 'quien administra la empresa'}.`,
}

/** Why a button is disabled. */
export const lockText = (owner: string | undefined): string => `${teamText.denied}. ${teamText.ask(owner)}`
