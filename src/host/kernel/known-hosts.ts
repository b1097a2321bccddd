import { isIP } from 'node:net'

/** Whether a `Host` header names this host. */
export type KnowsHost = (header: string | undefined) => boolean

/**
 * A page of another site can have its name resolve to this machine (DNS rebinding): its calls are then of the same origin, but still
 * name the other site. The port is that of a proxy at times, and not compared. An address in place of a name cannot be rebound, and
 * balancers ask by it; only clients older than any browser send no header.
 */
export const knownHosts =
  (names: () => ReadonlyArray<string>): KnowsHost =>
  (header) => {
    if (header === undefined) return true
    const name = nameIn(header)
    return name !== undefined && (isLocal(name) || names().some((known) => known.toLowerCase() === name))
  }

/** For a listener that only this machine reaches. */
export const isLocalHost: KnowsHost = knownHosts(() => [])

/** In lower case, without port and brackets. */
const nameIn = (header: string): string | undefined => {
  const [, address, name] = /^(?:\[([\da-fA-F:.]+)\]|([^\s:/\\@?#]+))(?::\d{1,5})?$/.exec(header) ?? []
  return (address ?? name)?.toLowerCase().replace(/\.$/, '')
}

const isLocal = (name: string): boolean => isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')
