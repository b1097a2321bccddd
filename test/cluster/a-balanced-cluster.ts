import tls from 'node:tls'
import { onTestFinished } from 'vitest'
import { startBalancer, type BalancerKind } from '../../scripts/lib/throwaway-balancer.mjs'
import { freePort } from '../../scripts/lib/throwaway-postgres.mjs'
import { aCluster, type Cluster } from './a-cluster.ts'

export interface BalancedCluster extends Cluster {
  /** `https://…` of nginx. */
  readonly address: string
  /** `http://…`, from which it redirects. */
  readonly plainAddress: string
}

/** Three hosts behind nginx, as the examples of the manual say. */
export const aBalancedCluster = async (server?: string): Promise<BalancedCluster> => {
  const port = await freePort()
  const options = ['--behind-proxy', `--public-address=https://127.0.0.1:${port}`]
  const cluster = await aCluster(3, { options, ...(server === undefined ? {} : { server }) })
  const balancer = await aBalancer(
    'nginx',
    cluster.hosts.map(({ address }) => new URL(address).host),
    port,
  )
  return { ...cluster, address: balancer.address, plainAddress: balancer.plainAddress }
}

/** A balancer before these hosts, whose certificate this process trusts. */
export const aBalancer = async (kind: BalancerKind, hosts: ReadonlyArray<string>, port?: number) => {
  const balancer = await startBalancer(kind, hosts, port)
  onTestFinished(balancer.stop)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), balancer.certificate])
  return balancer
}
