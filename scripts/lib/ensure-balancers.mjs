import { aptInstall } from './apt-install.mjs'
import { balancerProgram } from './balancer-program.mjs'

/** Whether nginx and HAProxy are available; installs Debian's as root. */
export const ensureBalancers = async () => {
  if (!areThere()) await aptInstall('nginx and HAProxy', ['nginx-light', 'haproxy'])
  return areThere()
}

const areThere = () => balancerProgram('nginx') !== undefined && balancerProgram('haproxy') !== undefined
