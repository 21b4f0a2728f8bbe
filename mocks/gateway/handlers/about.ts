import type { routes } from '#gateway'
import { formatGwei } from 'viem'
import { chainInfo } from '../chains.ts'
import type { Handler } from '../handler.ts'
import { masterCopiesOf } from '../reading/singletons.ts'

export const about: Handler<typeof routes.about> = async (gateway, { path }) => {
  const { chainId } = await gateway.chain(path.chainId)
  return {
    transactionServiceBaseUri: chainInfo(chainId, '').transactionService,
    name: 'gateway-of-the-world',
    version: '1.0.0',
    buildNumber: '1',
  }
}

export const masterCopies: Handler<typeof routes.masterCopies> = async (gateway, { path }) =>
  masterCopiesOf((await gateway.chain(path.chainId)).chain)

/**
 * Blocks appear only with transactions here, so the clock, not the block number, determines how far
 * the gateway has indexed.
 */
export const indexingStatus: Handler<typeof routes.indexingStatus> = async (gateway, { path }) => {
  const { chain, head } = await gateway.chain(path.chainId)
  const synced = head.lag() === 0
  const lastSync = gateway.now() - head.lag()
  const read = { number: Number(head.height()), timestamp: new Date(lastSync).toISOString() }
  return {
    currentBlockNumber: Number(chain.height),
    currentBlockTimestamp: new Date(gateway.now()).toISOString(),
    erc20BlockNumber: read.number,
    erc20BlockTimestamp: read.timestamp,
    erc20Synced: synced,
    masterCopiesBlockNumber: read.number,
    masterCopiesBlockTimestamp: read.timestamp,
    masterCopiesSynced: synced,
    synced,
    lastSync,
  }
}

/**
 * Gas prices in a block explorer's format: slow and fast are the same, because demand has no effect
 * here.
 */
export const gasPrice: Handler<typeof routes.gasPrice> = async (gateway, { path }) => {
  const { chain } = await gateway.chain(path.chainId)
  const [price, tip] = (await Promise.all([
    chain.request({ method: 'eth_gasPrice' }),
    chain.request({ method: 'eth_maxPriorityFeePerGas' }),
  ])) as [`0x${string}`, `0x${string}`]
  const history = (await chain.request({
    method: 'eth_feeHistory',
    params: ['0x5', 'latest', []],
  })) as { gasUsedRatio: number[] }
  const gwei = formatGwei(BigInt(price))
  return {
    status: '1',
    message: 'OK',
    result: {
      LastBlock: String(chain.height),
      SafeGasPrice: gwei,
      ProposeGasPrice: gwei,
      FastGasPrice: gwei,
      suggestBaseFee: formatGwei(BigInt(price) - BigInt(tip)),
      gasUsedRatio: history.gasUsedRatio.join(','),
    },
  }
}
