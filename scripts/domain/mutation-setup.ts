import { configureGlobal } from 'fast-check'

/** A mutant must meet the same cases in every run, and the first that fails is enough to kill it. */
configureGlobal({ seed: 20_260_101, endOnFailure: true })
