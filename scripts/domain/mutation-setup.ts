import { configureGlobal } from 'fast-check'

/** Every run must use the same cases, and the first failure is enough to kill a mutant. */
configureGlobal({ seed: 20_260_101, endOnFailure: true })
