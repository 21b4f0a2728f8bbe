import { concat, type Hex, numberToHex } from 'viem'
import type { Chain } from './types.ts'

/** The predeploy of OP-stack chains. */
export const gasPriceOracle = '0x420000000000000000000000000000000000000F'

/**
 * Makes a chain charge for publishing transactions on its parent, as OP-stack chains do:
 * `getL1Fee(bytes)` returns so many wei for each byte. The real contract compresses them first.
 */
export async function chargeForData(chain: Chain, weiPerByte: number): Promise<void> {
  // PUSH1 36, CALLDATALOAD (the length), PUSH4 price, MUL, PUSH1 0, MSTORE, RETURN of 32 bytes
  const code: Hex = concat([
    '0x60243563',
    numberToHex(weiPerByte, { size: 4 }),
    '0x0260005260206000f3',
  ])
  await chain.overwrite(gasPriceOracle, { code })
}
