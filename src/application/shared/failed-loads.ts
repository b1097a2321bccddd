const failed = new Set<() => void>()

/** `load` failed and is repeated once the connection returns, unless it is cleared before. */
export const saveFailedLoad = (load: () => void): void => void failed.add(load)

export const clearFailedLoad = (load: () => void): void => void failed.delete(load)

/** The connection is back: what failed on this page is loaded again, each once. */
export const repeatFailedLoads = (): void => {
  const loads = [...failed]
  failed.clear()
  loads.forEach((load) => load())
}
