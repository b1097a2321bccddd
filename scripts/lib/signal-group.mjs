// @ts-check

/** Signals a process group: a process started as group leader and all its child processes. @param {number | undefined} pid @param {NodeJS.Signals} signal */
export const signalGroup = (pid, signal) => {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    /* The group has ended. */
  }
}
