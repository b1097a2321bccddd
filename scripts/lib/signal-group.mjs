// @ts-check

/** Tells a process that was started with a group of its own, and all that it started. @param {number | undefined} pid @param {NodeJS.Signals} signal */
export const signalGroup = (pid, signal) => {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    /* The group has ended. */
  }
}
