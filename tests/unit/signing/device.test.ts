import {
  getAddress,
  hashMessage,
  recoverAddress,
  serializeCompactSignature,
  parseSignature,
  signatureToCompactSignature,
} from 'viem'
import { signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import { notificationHash } from '#safe'
import {
  deviceRequest,
  deviceRequestLife,
  isDeviceRequestExpired,
  SignatureMismatchError,
  signDeviceRequest,
  WalletError,
} from '#signing'
import { a, b } from './fakePorts.ts'

const now = 1_750_000_000_999
const low = '0x0000000000000000000000000000000000005aFE'
const high = getAddress(`0x${'ab'.repeat(20)}`)
const request = {
  chainId: '17000',
  safes: [high, low] as readonly Address[],
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  token: '{"endpoint":"https://push.test/1"}',
}
const dated = deviceRequest(request, now)
const walletOf = (privateKey: Hex) => ({
  signMessage: (_: Address, raw: Hex) => signMessage({ message: { raw }, privateKey }),
})

describe('what registers a device', () => {
  it('is dated in whole seconds, with each Safe once, checksummed, and in order', () => {
    const spelled = deviceRequest(
      { ...request, safes: [high.toLowerCase() as Address, low, low.toLowerCase() as Address] },
      now,
    )
    expect(spelled).toMatchObject({ timestamp: 1_750_000_000, safes: [low, high] })
    expect(spelled.hash).toBe(dated.hash)
    expect(spelled.hash).toBe(
      notificationHash({
        timestamp: 1_750_000_000,
        uuid: request.uuid,
        token: request.token,
        safes: [low, high],
      }),
    )
  })

  it('is too old a little before gateways reject it', () => {
    const after = (seconds: number) =>
      isDeviceRequestExpired(dated, (dated.timestamp + seconds) * 1000)
    expect([after(0), after(deviceRequestLife - 30), after(deviceRequestLife)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is signed as a personal message over the hash, as gateways recover it', async () => {
    const { signature, ...rest } = await signDeviceRequest(walletOf(a.key), dated, a.address)
    expect(rest).toEqual(dated)
    await expect(
      recoverAddress({ hash: hashMessage({ raw: dated.hash }), signature }),
    ).resolves.toBe(a.address)
  })

  it('is sent in the usual form, even if the wallet answers in the compact one', async () => {
    const plain = await walletOf(a.key).signMessage(a.address, dated.hash)
    const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(plain)))
    const { signature } = await signDeviceRequest(
      { signMessage: async () => compact },
      dated,
      a.address,
    )
    expect(signature).toBe(plain)
  })

  it.each<[string, (account: Address, raw: Hex) => Promise<Hex>]>([
    ['another account', walletOf(b.key).signMessage],
    ['another message', () => signMessage({ message: 'hello', privateKey: a.key })],
    // A wallet that prefixes what it was already given prefixed: the contract would know its mark,
    // the gateway doesn't.
    [
      'the prefixed hash once more',
      (_, raw) => signMessage({ message: { raw: hashMessage({ raw }) }, privateKey: a.key }),
    ],
    ['a contract', async () => `0x${'00'.repeat(96)}`],
  ])('is not sent with a signature of %s', async (_, answer) => {
    await expect(
      signDeviceRequest({ signMessage: answer }, dated, a.address),
    ).rejects.toBeInstanceOf(SignatureMismatchError)
  })

  it('is not sent if the wallet rejects', async () => {
    const rejects = { signMessage: () => Promise.reject(new WalletError('rejected', 'no')) }
    await expect(signDeviceRequest(rejects, dated, a.address)).rejects.toMatchObject({
      why: 'rejected',
    })
  })
})
