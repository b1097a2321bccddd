/** Runs the task once the page has painted and has nothing else to do. The answer cancels it. Safari lacks `requestIdleCallback`. */
export const whenIdle = (task: () => void): (() => void) => {
  let isCancelled = false
  const run = (): void => {
    if (!isCancelled) task()
  }
  if (!('requestIdleCallback' in globalThis)) setTimeout(run, SAFARI_MS)
  else requestAnimationFrame(() => setTimeout(() => requestIdleCallback(run, { timeout: LATEST_MS })))
  return () => {
    isCancelled = true
  }
}

const SAFARI_MS = 1_000
const LATEST_MS = 2_000
