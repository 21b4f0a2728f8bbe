import type { Address, Hex } from '#base'
import { toDynamicBytes, toWord } from './hex.ts'

/**
 * The CreateCall contracts of Safe 1.4.1 and 1.3.0, the last one for chains that require replay
 * protection: github.com/safe-global/safe-deployments
 */
export const createCallContracts = [
  '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
  '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
] as const

/**
 * The first one that the chain has. `getCode` returns the code at an address, from its node.
 */
export async function findCreateCall(
  getCode: (address: string) => Promise<unknown>,
): Promise<Address | undefined> {
  for (const address of createCallContracts) {
    const code = await getCode(address)
    if (typeof code === 'string' && code.length > 2) return address
  }
  return undefined
}

/** `performCreate(uint256 value, bytes deploymentData)`. */
const selector = '0x4c8c9ea1'

/**
 * The call of a CreateCall contract that creates a contract. It is not payable, so the new contract
 * cannot receive value.
 */
export const toCreation = (to: Address, code: Hex) => ({
  to,
  value: '0',
  data: `${selector}${toWord(0)}${toWord(64)}${toDynamicBytes(code)}` as const,
})
