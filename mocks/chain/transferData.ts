import { encodeFunctionData, erc20Abi, type Address, type Hex } from 'viem'

/** `transfer(to, value)` of an ERC-20. */
export const transferData = (to: Address, value: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
