/** Fetches what a signed-in person at `path` will need. What fails is asked for again when it is drawn. */
export const warmUp = (path: string): Promise<unknown> =>
  Promise.allSettled([
    import('#composition/work.ts'),
    import('#ui/shell/signed-in.tsx'),
    path.startsWith('/orders') ? import('#ui/orders/orders-screen.tsx') : import('#ui/financing/finance-screen.tsx'),
  ])

/** The same for somebody who has to sign in first. */
export const warmUpDoor = (): Promise<unknown> => Promise.allSettled([import('#ui/identity/sign-in-screen.tsx')])
