import { serveTasks } from '../workers/serve-tasks.ts'
import { tasks } from './worker-tasks.ts'

serveTasks(tasks)
