import { hashTypedData, zeroAddress, type Address, type Hex } from 'viem'
import { sign } from 'viem/accounts'

import { allowanceModule } from '../../../../mocks/chain/genesis/contracts.ts'
import type { Person } from '../../../../mocks/people.ts'

const types = {
  AllowanceTransfer: [
    { name: 'safe', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'uint96' },
    { name: 'paymentToken', type: 'address' },
    { name: 'payment', type: 'uint96' },
    { name: 'nonce', type: 'uint16' },
  ],
} as const

/** A delegate's signature for one transfer on chain 1, which anyone may then send. */
export const signAllowance = (
  who: Person,
  transfer: { safe: Address; token: Address; to: Address; amount: bigint; nonce: number },
): Promise<Hex> =>
  sign({
    hash: hashTypedData({
      domain: { chainId: 1, verifyingContract: allowanceModule },
      types,
      primaryType: 'AllowanceTransfer',
      message: { ...transfer, paymentToken: zeroAddress, payment: 0n },
    }),
    privateKey: who.privateKey,
    to: 'hex',
  })
