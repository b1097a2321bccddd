import { use, type ComponentType } from 'react'
import { fetchedOf } from './fetched.ts'

/** A component whose code comes when it is drawn. Where it has come before it is drawn at once, without a moment's waiting. */
export const arriving = <P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function Arriving(props: P) {
    const Arrived = use(fetchedOf(fetch))
    return <Arrived {...props} />
  }
