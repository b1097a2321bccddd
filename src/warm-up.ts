/** Begins to fetch what a signed-in person at `path` will need, without waiting for it. What fails is asked for again later. */
export const warmUp = (path: string): void => {
  const screen = path.startsWith('/orders') ? import('#ui/orders/orders-screen.tsx') : import('#ui/financing/finance-screen.tsx')
  Promise.all([import('#composition/work.ts'), import('#ui/shell/signed-in.tsx'), screen]).catch(() => undefined)
}

/** The same for somebody who has to sign in first. */
export const warmUpDoor = (): void => {
  import('#ui/identity/sign-in-screen.tsx').catch(() => undefined)
}
