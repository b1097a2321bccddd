import { Agent, get } from 'node:http'

/** How many requests are sent to one address, and over how many connections, which stay open. */
export interface HttpLoad {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly requests: number
}

/** A process of its own, so that its work is not the server's. Answers a load with the milliseconds that it took. */
process.on('message', (load: HttpLoad) => {
  void send(load).then(
    (took) => process.send?.(took),
    (error: unknown) => {
      throw error
    },
  )
})

const send = async ({ connections, headers, requests, url }: HttpLoad): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = requests
  const from = performance.now()
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await request(url, headers, agent)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const took = performance.now() - from
  agent.destroy()
  return took
}

const request = (url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
