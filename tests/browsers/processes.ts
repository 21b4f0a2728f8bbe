import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'

export interface StartedProcess {
  stop(): Promise<void>
}

/**
 * Starts a program that ends, with all that it has started, when it is stopped, or when this
 * process ends in whatever way.
 */
export function startProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): StartedProcess {
  return stoppable(spawnGuarded(file, args, env))
}

/** Starts a program that writes one line to its third file once it is ready. */
export async function startWithAnswer(
  file: string,
  args: readonly string[],
): Promise<StartedProcess & { answer: string }> {
  const child = spawnGuarded(file, args, process.env)
  const [answer] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { ...stoppable(child), answer: String(answer).trim() }
}

/**
 * The shell leads a group of processes. It waits for the end of its input, which the system closes
 * if this process is killed, and ends the group.
 */
function spawnGuarded(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const guard = `"$@" </dev/null & exec 3>&-; read end; trap '' TERM; kill 0; wait`
  return spawn('/bin/sh', ['-c', guard, 'sh', file, ...args], {
    env,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
}

function stoppable(child: ChildProcess): StartedProcess {
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.stdin?.end()
      await ended
    },
  }
}

/** An unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
