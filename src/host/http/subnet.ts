import { isIPv6 } from 'node:net'

/** The first half of an IPv6 address: one subscriber has at least that network (RFC 6177), with every address in it. */
export const subnetOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** All eight groups, with `::` expanded. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  const [head = '', tail] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
}
