const RADIUS = 52

export interface ProgressArc {
  readonly radius: number
  readonly circumference: number
  /** The open part of the circle. */
  readonly gap: number
  /** The index of the current step. */
  readonly step: number
}

/** An arc for `percent`, clamped to 0 and 100. The steps have equal shares. */
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
