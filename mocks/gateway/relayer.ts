import { hexToBigInt, type Address, type Hash, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bank } from '../chain/genesis/bank.ts'
import { RpcError } from '../chain/rpc/RpcError.ts'
import type { Chain } from '../chain/types.ts'
import { HttpError, upstream } from './httpError.ts'

interface Call {
  to: Address
  data: Hex
}

/**
 * Simulates a call and sends it at the bank's expense; returns its hash. 422 if the simulation
 * fails; nothing is sent then.
 */
export async function makeCall(chain: Chain, { to, data }: Call): Promise<Hash> {
  const gas = await simulateCall(chain, { to, data })
  const raw = await privateKeyToAccount(bank.privateKey).signTransaction({
    type: 'eip1559',
    chainId: chain.chainId,
    nonce: chain.nonceOf(bank.address),
    to,
    data,
    gas,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  try {
    return (await chain.request({ method: 'eth_sendRawTransaction', params: [raw] })) as Hash
  } catch {
    throw upstream(503, 'Service unavailable')
  }
}

async function simulateCall(chain: Chain, call: Call): Promise<bigint> {
  try {
    return hexToBigInt(
      (await chain.request({
        method: 'eth_estimateGas',
        params: [{ from: bank.address, ...call }],
      })) as Hex,
    )
  } catch (cause) {
    if (!(cause instanceof RpcError)) throw cause
    throw new HttpError(422, {
      code: 'SIMULATION_FAILED',
      message: `Relay denied: transaction simulation failed: ${cause.message}`,
      statusCode: 422,
    })
  }
}
