import { type Chain, rpcHandle } from '../../../mocks/chain/index.ts'
import type { Person } from '../../../mocks/people.ts'
import { sign } from 'viem/accounts'
import { type ChainClient, followTransaction, makeClient, type Receipt } from '#chain'
import type { Address, Hex } from '#base'
import type { SafeTx } from '#domain'
import { encodeExec, type OwnerSignature, packSignatures, plainTx, safeTxHash } from '#safe'
import { wallet } from '../mocks/chain/setup.ts'

interface Request {
  id: unknown
  method: string
  params?: readonly unknown[]
}
/** Intercepts a request: returns a response, or undefined to pass it to the node. */
export type Between = (request: Request) => { result: unknown } | { error: object } | undefined

/**
 * The app's own client on a real chain over simulated HTTP, for that chain unless given another ID.
 * `asked` contains the methods of each HTTP request.
 */
export function aClient(
  chain: Chain,
  between: Between = () => undefined,
  { chainId = String(chain.chainId) }: { chainId?: string } = {},
): { client: ChainClient; asked: string[][] } {
  const asked: string[][] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Request | Request[]
    const requests = [body].flat()
    asked.push(requests.map(({ method }) => method))
    const answers = await Promise.all(
      requests.map(async (request) => {
        const instead = between(request)
        return instead ? { jsonrpc: '2.0', id: request.id, ...instead } : rpcHandle(chain, request)
      }),
    )
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }
  return { client: makeClient({ chainId, url: 'https://node.test', fetch }), asked }
}

/** Simulates a chain without Multicall3: its address returns nothing. */
export const noMulticall: Between = ({ method, params }) =>
  method === 'eth_call' &&
  String((params?.[0] as { to?: string } | undefined)?.to).toLowerCase() ===
    '0xca11bde05977b3631167028862be2a173976ca11'
    ? { result: '0x' }
    : undefined

/** A transaction of a Safe on chain 1, of version 1.4.1 unless given otherwise. */
export function aSafeTx(
  safe: Address,
  parts: Partial<SafeTx> & Pick<SafeTx, 'to' | 'nonce'>,
  version = '1.4.1',
): { tx: SafeTx; hash: Hex } {
  const tx = plainTx(parts)
  return { tx, hash: safeTxHash({ chainId: '1', address: safe, version }, tx) }
}

export const signedBy = async (who: Person, hash: Hex): Promise<OwnerSignature> => ({
  kind: 'eoa',
  signer: who.address,
  data: await sign({ hash, privateKey: who.privateKey, to: 'hex' }),
})

export async function packedBy(people: readonly Person[], hash: Hex): Promise<Hex> {
  return packSignatures(await Promise.all(people.map((who) => signedBy(who, hash))))
}

/** Sends as a person and waits for the block. */
export async function sendAs(
  chain: Chain,
  client: ChainClient,
  who: Person,
  to: Address,
  data: Hex,
  gas = 1_000_000n,
): Promise<Receipt> {
  const txHash = await wallet(chain, who).sendTransaction({ to, data, gas })
  const found = await followTransaction(client, { txHash, from: who.address })
  if (found.status !== 'mined') throw new Error(`${txHash} is ${found.status}.`)
  return found.receipt
}

export const execData = async (tx: SafeTx, people: readonly Person[], hash: Hex): Promise<Hex> =>
  encodeExec(tx, await packedBy(people, hash))
