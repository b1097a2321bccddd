/**
 * The code of an operator's link. It is worth a session, so it leaves the address and the history before anything is asked of
 * anybody. The browser's own record of how this page was opened still has it, so the page is opened again: the code goes along in
 * the name of the window, from which it is taken at once. Until then nothing comes back, so that nothing else begins.
 */
export const takeImpersonationCode = async (): Promise<string | undefined> => {
  const inName = window.name.startsWith(MARK) ? window.name.slice(MARK.length) : undefined
  if (inName !== undefined) window.name = ''
  const inAddress = /^\/impersonate\/([^/]*)\/?$/.exec(location.pathname)?.[1]
  if (inAddress === undefined) return inName
  history.replaceState(null, '', '/')
  window.name = MARK + inAddress
  location.reload()
  return new Promise(() => undefined)
}

const MARK = 'operator-link:'
