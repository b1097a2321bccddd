/** Milliseconds that `work` took. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}
