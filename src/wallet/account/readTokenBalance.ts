import type { Address } from '#base'
import { erc20Abi } from 'viem'
import type { Config } from 'wagmi'
import { readContract } from 'wagmi/actions'
import type { BalanceToken } from './accountSettings.ts'
import type { Balance } from './useAccountDetails.ts'

/**
 * Balance of an ERC-20 token. Reads decimals and symbol only if the app does not provide them.
 * Rejects with the node's error.
 */
export async function readTokenBalance(
  config: Config,
  { account, chainId, token }: { account: Address; chainId: number; token: BalanceToken },
): Promise<Balance> {
  const contract = { abi: erc20Abi, address: token.address, chainId } as const
  const [value, decimals, symbol] = await Promise.all([
    readContract(config, { ...contract, functionName: 'balanceOf', args: [account] }),
    token.decimals ?? readContract(config, { ...contract, functionName: 'decimals' }),
    token.symbol ?? readContract(config, { ...contract, functionName: 'symbol' }),
  ])
  return { value, decimals, symbol }
}
