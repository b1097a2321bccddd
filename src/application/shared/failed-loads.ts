const failed = new Set<() => void>()

/** `load` failed and is repeated once the connection returns, unless it is forgotten before. */
export const rememberFailedLoad = (load: () => void): void => void failed.add(load)

export const forgetFailedLoad = (load: () => void): void => void failed.delete(load)

/** The connection is back: what failed on this page is loaded again, each once. */
export const repeatFailedLoads = (): void => {
  const loads = [...failed]
  failed.clear()
  loads.forEach((load) => load())
}
