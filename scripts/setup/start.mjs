// Builds the demo if its sources have changed, serves it on loopback, and prints its URL.
import { built } from '../build/builds.mjs'
import { serve } from '../build/serve.mjs'

const dir = await built('demo')
const served = await serve({ dir, port: Number(process.env.PORT ?? 4173) }).catch((reason) => {
  if (reason.code !== 'EADDRINUSE') throw reason
  return serve({ dir }) // the usual port is in use
})
console.log(`Coffer: ${served.url}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void served.close().then(() => process.exit(0)))
