import { plainTx, type SafeIdentity } from '#safe'
import type { Address, Hex } from '#base'

/** Numbers computed apart from this code (viem 2.31 by hand, and the contracts' own sources). */
export const safe: Address = '0x0000000000000000000000000000000000005afe'
export const on = (chainId: string, version = '1.4.1'): SafeIdentity => ({
  chainId,
  address: safe,
  version,
})

export const tx = plainTx({
  to: '0x1111111111111111111111111111111111111111',
  value: 10n ** 18n,
  nonce: 7n,
})

export const hash: Hex = '0x8e9f4a9768e927231e219eb9bd1e581999744c3a2d2450e2471dbd902bd7844d'

export const a = {
  key: `0x${'11'.repeat(32)}` as Hex,
  address: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A' as Address,
  signature:
    '0xe3f91d9c832d3f0e72395952e7ea3c3fa29f112571adcf8e397d6f9b63d4b091534bdf33690b579b19a0ef23f66e2168cc8c21c1ce399f89bf2218618c8b3d6b1b' as Hex,
}
export const b = {
  key: `0x${'22'.repeat(32)}` as Hex,
  address: '0x1563915e194D8CfBA1943570603F7606A3115508' as Address,
  /** By `eth_sign`: v is 4 more. */
  signature:
    '0x665309388393fed90eb1e2cb576910c236afe6c63b600b26a3ac4eb94a70147f09aef3f4636d894f1c8c02a0bf9d9036cca9cab0947931b2ed688f48e679fd4d1f' as Hex,
}
