import { expect, test, vi } from 'vitest'
import type { Address } from '#base'
import { createEnsNames, type EnsSource } from '../../../../../src/screens/core/names/ensNames.ts'

const dave: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const erin: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const small = dave.toLowerCase() as Address

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function aSource(
  names: Record<string, string | null>,
  known: EnsSource['known'] = () => undefined,
) {
  const read = vi.fn<EnsSource['read']>((address) => Promise.resolve(names[address] ?? null))
  const heard = vi.fn()
  const ens = createEnsNames({ known, read })
  const stop = ens.subscribe(heard)
  return { ens, read, heard, stop }
}

test('a name is unknown until it is looked up, and then known in any letter case', async () => {
  const { ens, heard } = aSource({ [dave]: 'dave.eth' })
  expect(ens.get(dave)).toBeUndefined()
  ens.want(dave)
  await settled()
  expect([ens.get(dave), ens.get(small)]).toEqual(['dave.eth', 'dave.eth'])
  expect(heard).toHaveBeenCalledOnce()
})

test('an address has its own name on each chain', async () => {
  const { ens, read } = aSource({})
  read.mockImplementation((_, chainId) => Promise.resolve(chainId === '10' ? 'op.eth' : null))
  ens.want(dave, '10')
  ens.want(dave, '1')
  ens.want(dave)
  await settled()
  expect([ens.get(dave, '10'), ens.get(dave, '1'), ens.get(dave)]).toEqual([
    'op.eth',
    undefined,
    undefined,
  ])
  expect(read.mock.calls).toEqual([
    [dave, '10'],
    [dave, '1'],
  ])
})

test('an address is looked up once, however many rows show it', async () => {
  const { ens, read } = aSource({ [dave]: 'dave.eth' })
  ens.want(dave)
  ens.want(small)
  await settled()
  ens.want(dave)
  await settled()
  expect(read).toHaveBeenCalledOnce()
})

test('the names of a list are reported together', async () => {
  const { ens, heard } = aSource({ [dave]: 'dave.eth', [erin]: 'erin.eth' })
  ens.want(dave)
  ens.want(erin)
  await settled()
  expect(heard).toHaveBeenCalledOnce()
  expect(ens.version()).toBe(1)
})

test('nothing is reported where no address has a name', async () => {
  const { ens, heard } = aSource({})
  ens.want(dave)
  await settled()
  expect(heard).not.toHaveBeenCalled()
  expect(ens.version()).toBe(0)
})

test('the name of an earlier visit is shown immediately, and replaced if it changed', async () => {
  const { ens, heard } = aSource({ [dave]: 'david.eth' }, () => 'dave.eth')
  expect(ens.get(dave)).toBe('dave.eth')
  ens.want(dave)
  await settled()
  expect(ens.get(dave)).toBe('david.eth')
  expect(heard).toHaveBeenCalledOnce()
})

test('a name that was given up is no longer shown', async () => {
  const { ens } = aSource({}, () => 'dave.eth')
  expect(ens.get(dave)).toBe('dave.eth')
  ens.want(dave)
  await settled()
  expect(ens.get(dave)).toBeNull()
})

test('an address whose lookup failed has no name, hides no other, and is retried', async () => {
  const { ens, read } = aSource({ [dave]: 'dave.eth', [erin]: 'erin.eth' })
  read.mockRejectedValueOnce(new Error('The node is down.'))
  ens.want(dave)
  ens.want(erin)
  await settled()
  expect([ens.get(dave), ens.get(erin)]).toEqual([undefined, 'erin.eth'])
  ens.want(dave)
  await settled()
  expect(ens.get(dave)).toBe('dave.eth')
})

test('an unsubscribed listener isn’t notified', async () => {
  const { ens, heard, stop } = aSource({ [dave]: 'dave.eth' })
  stop()
  ens.want(dave)
  await settled()
  expect(heard).not.toHaveBeenCalled()
})
