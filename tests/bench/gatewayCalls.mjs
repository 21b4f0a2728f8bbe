// Makes many calls with one client and a fetch that resolves immediately, and prints speed and
// retained memory. One client per process.
import { readFileSync } from 'node:fs'

const [name, rounds] = [process.argv[2], 100_000]
const baseUrl = 'https://gateway.example'
const chainId = '1'
const safeAddress = '0x8675B754342754A30A2AeF474D114d8460bca19b'
const body = readFileSync(new URL('../contract/samples/today/safe.json', import.meta.url), 'utf8')
const answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
globalThis.fetch = answer

/** The same call with each client. */
const clients = {
  async ours() {
    const { createGateway, routes } = await import('../../src/gateway/index.ts')
    const gateway = createGateway({ baseUrl, fetch: answer })
    return () => gateway.call(routes.safe, { path: { chainId, safeAddress } })
  },
  async official() {
    const { getSafeInfo, setBaseUrl } = await import('@safe-global/safe-gateway-typescript-sdk')
    setBaseUrl(baseUrl)
    return () => getSafeInfo(chainId, safeAddress)
  },
  async generic() {
    const { default: createClient } = await import('openapi-fetch')
    const client = createClient({ baseUrl, fetch: answer })
    return async () =>
      (
        await client.GET('/v1/chains/{chainId}/safes/{safeAddress}', {
          params: { path: { chainId, safeAddress } },
        })
      ).data
  },
}

const call = await clients[name]()
if ((await call()).address.value !== safeAddress)
  throw new Error(`${name} did not return the Safe.`)
for (let at = 0; at < rounds / 10; at++) await call()
const before = memory()
// Processor time: other load on the machine does not count.
const begin = process.cpuUsage()
for (let at = 0; at < rounds; at++) await call()
const { user, system } = process.cpuUsage(begin)
const seconds = (user + system) / 1_000_000
console.log(JSON.stringify({ perSecond: rounds / seconds, kept: (memory() - before) / 1024 }))

/** Bytes in use after garbage collection. */
function memory() {
  for (let at = 0; at < 3; at++) globalThis.gc()
  return process.memoryUsage().heapUsed
}
