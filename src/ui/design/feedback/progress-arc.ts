const RADIUS = 52

export interface ProgressArc {
  readonly radius: number
  readonly circumference: number
  /** How much of the circle is still open. */
  readonly gap: number
  /** Which of the steps is being done. */
  readonly step: number
}

/** A ring closed by `percent`, held between 0 and 100. The steps share the way evenly. */
export const progressArc = (percent: number, steps: number): ProgressArc => {
  const done = Math.min(100, Math.max(0, percent)) / 100
  const circumference = 2 * Math.PI * RADIUS
  return {
    radius: RADIUS,
    circumference,
    gap: circumference * (1 - done),
    step: Math.max(0, Math.min(steps - 1, Math.floor(done * steps))),
  }
}
