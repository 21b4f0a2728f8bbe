import { recoverAddress } from 'viem'
import { sign as signHash } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  delegateTypedData,
  deleteRequestTypedData,
  totpAt,
  type TypedData,
  typedDataHash,
} from '#safe'
import {
  addDelegate,
  deleteTransaction,
  removeDelegate,
  type RequestPorts,
  SignatureMismatchError,
  SubmitError,
  WalletError,
} from '#signing'
import { a, at, b, hash } from './fakePorts.ts'

const now = 1_750_000_000_000
const delegation = { chainId: '17000', safe: at.address, delegate: b.address, label: 'Bookkeeper' }

interface Fakes extends RequestPorts {
  sent: [string, { signature: `0x${string}` }][]
}

function fakes({
  wallet,
  requests,
}: { wallet?: RequestPorts['wallet']; requests?: Partial<RequestPorts['requests']> } = {}): Fakes {
  const sent: Fakes['sent'] = []
  return {
    sent,
    now: () => now,
    wallet: wallet ?? {
      signTypedData: async (_, data: TypedData) =>
        signHash({ hash: typedDataHash(data), privateKey: a.key, to: 'hex' }),
    },
    requests: {
      deleteTransaction: async (request) => void sent.push(['delete', request]),
      addDelegate: async (request) => void sent.push(['add', request]),
      removeDelegate: async (request) => void sent.push(['remove', request]),
      ...requests,
    },
  }
}

const acts: [string, TypedData, object, (ports: RequestPorts) => Promise<void>][] = [
  [
    'delete',
    deleteRequestTypedData(at, hash, totpAt(now)),
    { at, safeTxHash: hash },
    (ports) => deleteTransaction(ports, { at, safeTxHash: hash }, a.address),
  ],
  [
    'add',
    delegateTypedData('17000', b.address, totpAt(now)),
    { ...delegation, delegator: a.address },
    (ports) => addDelegate(ports, delegation, a.address),
  ],
  [
    'remove',
    delegateTypedData('17000', b.address, totpAt(now)),
    { chainId: '17000', safe: at.address, delegate: b.address, delegator: a.address },
    (ports) =>
      removeDelegate(ports, { chainId: '17000', safe: at.address, delegate: b.address }, a.address),
  ],
]

it('a delegate ends a delegation to it with its own signature', async () => {
  const ports = fakes()
  await removeDelegate(
    ports,
    { chainId: '17000', safe: at.address, delegate: a.address, delegator: b.address },
    a.address,
  )
  expect(ports.sent).toMatchObject([['remove', { delegate: a.address, delegator: b.address }]])
})

describe.each(acts)('the request to %s', (name, data, body, act) => {
  it('is signed for this hour and sent', async () => {
    const ports = fakes()
    await act(ports)
    expect(ports.sent).toMatchObject([[name, body]])
    await expect(
      recoverAddress({
        hash: typedDataHash(data),
        signature: ports.sent[0]?.[1].signature ?? '0x',
      }),
    ).resolves.toBe(a.address)
  })

  it('is not sent if the wallet rejects', async () => {
    const ports = fakes({
      wallet: { signTypedData: () => Promise.reject(new WalletError('rejected', 'no')) },
    })
    await expect(act(ports)).rejects.toMatchObject({ why: 'rejected' })
    expect(ports.sent).toEqual([])
  })

  it('is not sent with a signature of another account', async () => {
    const ports = fakes({
      wallet: {
        signTypedData: async () =>
          signHash({ hash: typedDataHash(data), privateKey: b.key, to: 'hex' }),
      },
    })
    await expect(act(ports)).rejects.toBeInstanceOf(SignatureMismatchError)
    expect(ports.sent).toEqual([])
  })

  it.each(['declined', 'unreachable'] as const)('reports a gateway that is %s', async (why) => {
    const no = () => Promise.reject(new SubmitError(why, 'CGW error'))
    await expect(
      act(fakes({ requests: { deleteTransaction: no, addDelegate: no, removeDelegate: no } })),
    ).rejects.toMatchObject({ name: 'SubmitError', why })
  })
})
