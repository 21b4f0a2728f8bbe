import { concat, type Hex, numberToHex } from 'viem'
import type { Chain } from './types.ts'

/** The predeploy of OP Stack chains. */
export const gasPriceOracle = '0x420000000000000000000000000000000000000F'

/** The chain operator's fee, in wei. */
interface OperatorFee {
  fixed: bigint
  perMillionGas: bigint
}

/**
 * Makes a chain charge for publishing transactions on its parent, as OP Stack chains do:
 * `getL1Fee(bytes)` returns a fixed number of wei per byte. The real contract compresses the bytes
 * first. With an operator fee, `getOperatorFee(uint256)` returns it for that much gas, as since
 * Isthmus; without one, it reverts, as before.
 */
export async function chargeForData(
  chain: Chain,
  weiPerByte: number,
  operator?: OperatorFee,
): Promise<void> {
  const code: Hex = concat([
    // Arguments of 36 bytes are a selector and one number: that of getOperatorFee.
    '0x36602414601857',
    // PUSH1 36, CALLDATALOAD (the length), PUSH4 price, MUL, PUSH1 0, MSTORE, RETURN of 32 bytes
    '0x60243563',
    numberToHex(weiPerByte, { size: 4 }),
    '0x0260005260206000f3',
    '0x5b',
    operator ? operatorCode(operator) : '0x60006000fd',
  ])
  await chain.overwrite(gasPriceOracle, { code })
}

/** fixed + gas × perMillionGas / 1,000,000 */
const operatorCode = ({ fixed, perMillionGas }: OperatorFee): Hex =>
  concat([
    '0x7f',
    numberToHex(fixed, { size: 32 }),
    '0x620f42407f',
    numberToHex(perMillionGas, { size: 32 }),
    '0x6004350204015f5260205ff3',
  ])
