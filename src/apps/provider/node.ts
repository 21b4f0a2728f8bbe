import { ownFields } from '#apps/protocol'
import type { Method } from './context.ts'
import { lowerCase } from './params.ts'

/** The methods forwarded to the chain's node. */
export const nodeMethods: Record<string, Method> = {
  eth_blockNumber: async ({ sdk }) =>
    ownFields(await sdk.eth.getBlockByNumber(['latest'] as never), 'number')?.number,
  eth_getBalance: ({ sdk }, [address, block]) =>
    sdk.eth.getBalance([lowerCase(address), block] as never),
  eth_getCode: ({ sdk }, [address, block]) => sdk.eth.getCode([lowerCase(address), block] as never),
  eth_getTransactionCount: ({ sdk }, [address, block]) =>
    sdk.eth.getTransactionCount([lowerCase(address), block] as never),
  eth_getStorageAt: ({ sdk }, [address, slot, block]) =>
    sdk.eth.getStorageAt([lowerCase(address), slot, block] as never),
  eth_getBlockByNumber: ({ sdk }, [block, full]) =>
    sdk.eth.getBlockByNumber([block, full] as never),
  eth_getBlockByHash: ({ sdk }, [hash, full]) => sdk.eth.getBlockByHash([hash, full] as never),
  eth_estimateGas: ({ sdk }, [transaction]) => sdk.eth.getEstimateGas(transaction as never),
  eth_call: ({ sdk }, [transaction, block]) => sdk.eth.call([transaction, block] as never),
  eth_getLogs: ({ sdk }, [filter]) => sdk.eth.getPastLogs([filter] as never),
  eth_gasPrice: ({ sdk }) => sdk.eth.getGasPrice(),
  safe_setSettings: ({ sdk }, [settings]) => sdk.eth.setSafeSettings([settings] as never),
}
