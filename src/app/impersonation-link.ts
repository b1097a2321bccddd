/**
 * Takes the code of an operator's link, which is worth a session, out of the address and the history. The browser's own record of how this page
 * was opened still has it, so the page is reloaded: the code is handed over in `window.name` and removed at once. Until then this never resolves.
 */
export const consumeImpersonationLink = async (): Promise<string | undefined> => {
  const handedOver = window.name.startsWith(MARK) ? window.name.slice(MARK.length) : undefined
  if (handedOver !== undefined) window.name = ''
  const inAddress = /^\/impersonate\/([^/]*)\/?$/.exec(location.pathname)?.[1]
  if (inAddress === undefined) return handedOver
  history.replaceState(null, '', '/')
  window.name = MARK + inAddress
  location.reload()
  return new Promise(() => undefined)
}

const MARK = 'operator-link:'
