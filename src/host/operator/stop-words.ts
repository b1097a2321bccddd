/** How an operator goes on in spite of stopped lines. */
export const GO_ON = 'Nada cambió. Con --anyway --reason TEXTO sigue igual, y queda registrado.'

/** For staff: why money to these payees waits. */
export const changedAccounts = (names: ReadonlyArray<string>): string => `La cuenta de ${names.join(', ')} cambió.`
