type SurplusColor = 'lightgreen' | 'yellow' | 'orange' | 'red'

/** From 100 light green, from 75 yellow, from 50 orange, below red. */
export const surplusColor = (percent: number): SurplusColor =>
  percent >= 100 ? 'lightgreen' : percent >= 75 ? 'yellow' : percent >= 50 ? 'orange' : 'red'
