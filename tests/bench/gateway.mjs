import { spawnSync } from 'node:child_process'
import { median } from './demo.mjs'

/** Labels of this project's client and two others. */
const clients = {
  ours: 'This gateway client',
  official: 'Gateway client @safe-global/safe-gateway-typescript-sdk',
  generic: 'Gateway client openapi-fetch',
}

/**
 * Calls per second of CPU time for each client with a fetch that resolves immediately, and the KiB
 * still in use after 100,000 calls; medians of rounds in which all have run once.
 * @param {number} turns
 * @returns {{ client: string, perSecond: number, kept: number }[]}
 */
export function benchClients(turns) {
  const runs = Array.from({ length: turns }, () =>
    Object.keys(clients).map((name) => ({ name, ...callsOf(name) })),
  ).flat()
  return Object.entries(clients).map(([name, client]) => {
    const own = runs.filter((run) => run.name === name)
    return {
      client,
      perSecond: median(own.map((run) => run.perSecond)),
      kept: median(own.map((run) => run.kept)),
    }
  })
}

function callsOf(name) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--no-warnings', 'tests/bench/gatewayCalls.mjs', name],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The calls of ${name} ended with ${status}:\n${stderr}`)
  return JSON.parse(stdout)
}
