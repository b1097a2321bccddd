// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Its path, if it is installed. In a file of its own because `npm test` asks before any package is installed.
 *
 * @param {import('./throwaway-balancer.mjs').BalancerKind} kind
 * @returns {string | undefined}
 */
export const balancerProgram = (kind) =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, kind))
    .find((path) => existsSync(path))
