import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { readImage } from '../../../../src/wallet/account/readImage.ts'
import { createWalletConfig } from '../../../../src/wallet/createWalletConfig.ts'
import { mapStorage } from '../mapStorage.ts'

function aChain() {
  const asked: string[] = []
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    throw new Error('The node of this test is away.')
  }
  return {
    asked,
    config: createWalletConfig({
      chains: [mainnet],
      transports: { 1: custom({ request }, { retryCount: 0 }) },
      connectors: [],
      storage: mapStorage(),
      discovery: false,
    }),
  }
}

test('an invalid name has no avatar, and no requests are made', async () => {
  const { asked, config } = aChain()
  expect(await readImage(config.getClient(), 'not..a name')).toBeNull()
  expect(asked).toEqual([])
})

test('an unreachable node throws, so that the request can be retried', async () => {
  const { asked, config } = aChain()
  const image = readImage(config.getClient(), 'alice.eth')
  await expect(image).rejects.toThrow('The node of this test is away.')
  expect(asked).toEqual(['eth_call'])
})
