import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'

import { hexToBytes, type Hex } from 'viem'

import { baseFee, blockGasLimit, coinbase } from '../../mocks/chain/runner.ts'
import type { StateDelta } from '../../mocks/chain/types.ts'

/** An account in anvil's dump. */
export interface DumpedAccount {
  nonce: number
  balance: Hex
  code: Hex
  storage: Record<Hex, Hex>
}

interface RpcAnswer {
  result?: unknown
  error?: { message: string }
}

/** A local anvil: an independent implementation of the same rules. */
export class AnvilNode {
  readonly #child: ChildProcess
  readonly #url: string

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.#url = url
  }

  static async start(chainId: number): Promise<AnvilNode> {
    const port = await freePort()
    // The platform-specific package: the main one references others that are missing in some
    // registries, and a lock file with gaps cannot be installed.
    const binary = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/bin/anvil')
    const child = spawn(
      binary,
      [
        '--host',
        '127.0.0.1',
        '--port',
        String(port),
        '--chain-id',
        String(chainId),
        '--hardfork',
        'prague',
        '--no-mining',
        '--accounts',
        '0',
        '--gas-limit',
        String(blockGasLimit),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    await listening(child)
    const node = new AnvilNode(child, `http://127.0.0.1:${port}`)
    await node.rpc('anvil_setCoinbase', [coinbase])
    return node
  }

  async rpc(method: string, params: readonly unknown[]): Promise<unknown> {
    const [answer] = await this.batch([[method, params]])
    return answer
  }

  async batch(calls: readonly (readonly [string, readonly unknown[]])[]): Promise<unknown[]> {
    const body = calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answers = (await response.json()) as RpcAnswer[]
    return answers.map((answer, place) => {
      if (answer.error) throw new Error(`${calls[place]?.[0]}: ${answer.error.message}`)
      return answer.result
    })
  }

  /** Gives anvil the same initial state. */
  async load({ accounts, codes }: StateDelta): Promise<void> {
    const calls: (readonly [string, readonly unknown[]])[] = []
    for (const [address, account] of Object.entries(accounts)) {
      calls.push(['anvil_setBalance', [address, account?.balance ?? '0x0']])
      calls.push(['anvil_setNonce', [address, `0x${(account?.nonce ?? 0).toString(16)}`]])
      const code = account?.codeHash && codes[account.codeHash]
      if (code) calls.push(['anvil_setCode', [address, code]])
      for (const [slot, value] of Object.entries(account?.storage ?? {})) {
        calls.push(['anvil_setStorageAt', [address, word(slot), word(value)]])
      }
    }
    await this.batch(calls)
  }

  /**
   * Sends a signed transaction in a separate block, with this chain's base fee, and returns its
   * receipt.
   */
  async send(raw: Hex): Promise<unknown> {
    await this.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${baseFee.toString(16)}`])
    const hash = await this.rpc('eth_sendRawTransaction', [raw])
    await this.rpc('evm_mine', [])
    return this.rpc('eth_getTransactionReceipt', [hash])
  }

  async dump(): Promise<Record<string, DumpedAccount>> {
    const packed = (await this.rpc('anvil_dumpState', [])) as Hex
    return (
      JSON.parse(gunzipSync(hexToBytes(packed)).toString()) as {
        accounts: Record<string, DumpedAccount>
      }
    ).accounts
  }

  stop(): void {
    this.#child.kill('SIGTERM')
  }
}

const word = (value: string): Hex => `0x${value.slice(2).padStart(64, '0')}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port.')
  return address.port
}

/** Resolves when anvil is listening. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes('Listening on')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${said}`)))
  })
}
