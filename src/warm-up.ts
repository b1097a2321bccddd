/** Begins to fetch what a signed-in person at `path` will need, without waiting for it. What fails is asked for again later. */
export const warmUp = (path: string): void => {
  const screen = path.startsWith('/orders') ? import('#ui/orders/orders-screen.tsx') : import('#ui/financing/finance-screen.tsx')
  Promise.all([import('#composition/work.ts'), import('#ui/shell/signed-in.tsx'), screen]).catch(() => undefined)
}
