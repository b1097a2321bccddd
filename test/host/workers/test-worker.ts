import { serveTasks } from '#host/workers/serve-tasks.ts'
import { testTasks } from './test-tasks.ts'

serveTasks(testTasks)
