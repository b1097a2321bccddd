/** The oldest major version of Node that the host and the tests run on. */
const OLDEST_MAJOR = 24

/**
 * Why nothing can run, or undefined. The lockfile has a Node for Linux and Windows on common processors, with its digest, so that any
 * Node that starts npm is enough there; on other systems the installed one runs everything.
 */
export const nodeProblem = (hasPackagedNode, version) => {
  if (hasPackagedNode || Number.parseInt(version, 10) >= OLDEST_MAJOR) return undefined
  return `Node ${OLDEST_MAJOR} or newer is needed on this system, and ${version} is installed.`
}
