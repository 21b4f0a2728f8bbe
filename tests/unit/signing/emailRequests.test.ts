import { hexToString, recoverMessageAddress } from 'viem'
import { signMessage } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Hex } from '#base'
import {
  emailRequestText,
  type EmailRequest,
  emailSignatureLifetime,
  signEmailRequest,
  SignatureExpiredError,
  SignatureMismatchError,
  WalletError,
} from '#signing'
import { a, at, b } from './fakePorts.ts'

const now = 1_750_000_000_000
const email = 'alice@example.test'
const requests: [EmailRequest, string][] = [
  [
    { action: 'register', at, email, timestamp: now },
    `email-register-17000-${at.address}-${email}-${a.address}-${now}`,
  ],
  [
    { action: 'edit', at, email, timestamp: now },
    `email-edit-17000-${at.address}-${email}-${a.address}-${now}`,
  ],
  [
    { action: 'retrieval', at, timestamp: now },
    `email-retrieval-17000-${at.address}-${a.address}-${now}`,
  ],
  [
    { action: 'delete', at, timestamp: now },
    `email-delete-17000-${at.address}-${a.address}-${now}`,
  ],
]
const request = requests[0]![0]

/** A wallet that answers like this, and the texts that it was asked to sign. */
function aWallet(
  answer: (bytes: Hex) => Promise<Hex> = (raw) =>
    signMessage({ message: { raw }, privateKey: a.key }),
) {
  const asked: string[] = []
  return {
    asked,
    signMessage: (_: Hex, bytes: Hex) => {
      asked.push(hexToString(bytes))
      return answer(bytes)
    },
  }
}

const sign = (wallet: ReturnType<typeof aWallet>, time = now) =>
  signEmailRequest({ wallet, now: () => time }, request, a.address)

describe('a request about an email address', () => {
  it.each(requests)(
    'is a text that names the action, the Safe, the signer and the time: $action',
    async (one, text) => {
      expect(emailRequestText(one, a.address)).toBe(text)
      const wallet = aWallet()
      const { signature, timestamp } = await signEmailRequest(
        { wallet, now: () => now },
        one,
        a.address,
      )
      expect(wallet.asked).toEqual([text])
      expect(timestamp).toBe(now)
      await expect(recoverMessageAddress({ message: text, signature })).resolves.toBe(a.address)
    },
  )

  it('accepts the signature of a device that counts v from 0', async () => {
    const signature = await signMessage({
      message: emailRequestText(request, a.address),
      privateKey: a.key,
    })
    const v = signature.endsWith('1b') ? '00' : '01'
    await expect(
      sign(aWallet(async () => `${signature.slice(0, -2)}${v}` as Hex)),
    ).resolves.toEqual({ signature, timestamp: now })
  })

  it('reports a wallet that rejects', async () => {
    await expect(
      sign(aWallet(() => Promise.reject(new WalletError('rejected', 'no')))),
    ).rejects.toMatchObject({ why: 'rejected' })
  })

  it.each<[string, () => Promise<Hex>]>([
    [
      'of another account',
      () => signMessage({ message: emailRequestText(request, a.address), privateKey: b.key }),
    ],
    ['of another text', () => signMessage({ message: 'email-delete', privateKey: a.key })],
    ['of a contract, which is longer than that of a key', async () => `0x${'ab'.repeat(130)}`],
    ['of no key', async () => `0x${'00'.repeat(64)}1b`],
  ])('discards a signature %s', async (_, answer) => {
    await expect(sign(aWallet(answer))).rejects.toBeInstanceOf(SignatureMismatchError)
  })

  it('isn’t signed if it would be rejected: after five minutes, its time is too old', async () => {
    await expect(sign(aWallet(), now + emailSignatureLifetime - 1)).resolves.toMatchObject({
      timestamp: now,
    })
    await expect(sign(aWallet(), now + emailSignatureLifetime)).rejects.toBeInstanceOf(
      SignatureExpiredError,
    )
  })
})
