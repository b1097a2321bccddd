/**
 * The code of an operator's link. It is worth a session, so it leaves the address and the history before anything is asked
 * of anybody, and from then on it is in no place that survives this page.
 */
export const takeImpersonationCode = (): string | undefined => {
  const code = /^\/impersonate\/([^/]*)\/?$/.exec(location.pathname)?.[1]
  if (code !== undefined) history.replaceState(null, '', '/')
  return code
}
