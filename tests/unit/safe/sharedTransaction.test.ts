import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '#base'
import {
  checksumAddress,
  encodeSharedFile,
  encodeSharedLink,
  mergeSignatures,
  readShared,
  type SharedTransaction,
} from '#safe'
import { random, type Random } from './random.ts'
import { a, b, hash, on, safe, tx } from './vectors.ts'

const { chainId } = on('17000')
const shared: SharedTransaction = {
  at: { chainId, address: checksumAddress(safe) },
  tx,
  safeTxHash: hash,
  signatures: [
    { signer: a.address, signature: a.signature },
    { signer: b.address, signature: b.signature },
  ],
  note: 'Rent, März 🏠',
  app: { name: 'Payroll', url: 'https://payroll.example' },
}
const link = encodeSharedLink(shared)
const file = encodeSharedFile(shared)

const why = (text: string, expected?: SharedTransaction['at']) => {
  const read = readShared(text, expected)
  return read.ok ? 'ok' : read.problem.why
}

/** The file with one field changed, and its checksum as it was. */
const fileWith = (
  change: (
    fields: { tx: Record<string, unknown>; signatures: Record<string, unknown>[] } & Record<
      string,
      unknown
    >,
  ) => void,
): string => {
  const fields = JSON.parse(file) as Parameters<typeof change>[0]
  change(fields)
  return JSON.stringify(fields)
}

/** Transactions with any values, of any size. */
function aShared({ upTo, bytes, address, uint, pick }: Random): SharedTransaction {
  const any = (): Address =>
    checksumAddress(pick([address(), '0x0000000000000000000000000000000000000000']))
  const signature = (): Hex => `0x${bytes(64).slice(2)}${pick(['1b', '1c', '1f', '20'])}`
  return {
    at: { chainId: String(1 + upTo(2 ** 31)), address: checksumAddress(address()) },
    tx: {
      to: any(),
      value: uint(),
      data: bytes(upTo(300)),
      operation: pick([0, 1] as const),
      safeTxGas: uint(),
      baseGas: pick([0n, uint()]),
      gasPrice: pick([0n, uint()]),
      gasToken: any(),
      refundReceiver: any(),
      nonce: BigInt(upTo(1_000_000)),
    },
    safeTxHash: bytes(32),
    signatures: Array.from({ length: upTo(8) }, () => ({
      signer: checksumAddress(address()),
      signature: pick([signature(), null]),
    })),
    note: pick([null, 'Rent', '租金 🏠', '"}\u0000\\']),
    app: pick([null, { name: 'An app', url: 'https://app.example' }]),
  }
}

describe('a shared transaction', () => {
  it.each([
    ['a fragment', link],
    ['a link', `https://coffer.example/transactions/tx?safe=hol:${safe}#${link}`],
    [
      'a link that a mail has broken into lines',
      `https://coffer.example/transactions/tx?safe=hol:${safe}#${link.slice(0, 90)}\r\n` +
        `  ${link.slice(90)}\n`,
    ],
    ['a link with an encoded sign', `https://coffer.example/#${link.replace('=', '%3D')}`],
    ['a file', file],
  ])('is read from %s', (_, text) => {
    expect(readShared(text)).toEqual({ ok: true, shared })
  })

  it('is short enough for a code with three signatures', () => {
    expect(
      encodeSharedLink({
        ...shared,
        signatures: [...shared.signatures, { signer: safe, signature: a.signature }],
      }).length,
    ).toBeLessThan(700)
  })

  it('survives every way of sharing, whatever its values', () => {
    const { seed, ...values } = random()
    for (let turn = 0; turn < 300; turn++) {
      const one = aShared({ seed, ...values })
      expect(readShared(encodeSharedLink(one)), `SEED=${seed}, turn ${turn}`).toEqual({
        ok: true,
        shared: one,
      })
      expect(readShared(encodeSharedFile(one)), `SEED=${seed}, turn ${turn}`).toEqual({
        ok: true,
        shared: one,
      })
    }
  })
})

describe('anything that isn’t a shared transaction', () => {
  const header = link.slice(0, link.indexOf('.') + 1)

  it.each([
    ['nothing', '', 'empty'],
    ['a link without its fragment', 'https://coffer.example/transactions/tx?safe=hol:0x', 'empty'],
    ['the fragment of something else', '#content', 'notShared'],
    ['any text', 'hello', 'notShared'],
    ['the file of something else', '{"name":"Transactions Batch File"}', 'notShared'],
    ['a file that is no JSON', '{ no', 'notShared'],
    ['a later version', link.replace(header, 'tx=2.'), 'otherVersion'],
    ['a file of a later version', fileWith((fields) => (fields['version'] = 2)), 'otherVersion'],
    [
      'a link with a changed letter',
      `${link.slice(0, 200)}${link[200] === 'A' ? 'B' : 'A'}${link.slice(201)}`,
      'changed',
    ],
    ['a link with something added', `${link}AAAA`, 'changed'],
    ['a link with other letters', `${link.slice(0, 200)}%20${link.slice(200)}`, 'changed'],
    [
      'a file with another amount',
      fileWith(({ tx: fields }) => (fields['value'] = '2')),
      'changed',
    ],
    ['a file with another note', fileWith((fields) => (fields['note'] = 'Bonus')), 'changed'],
    ['a file that ends too early', file.slice(0, -40), 'cut'],
    ['a file with a broken line', file.replace('"tx": {', '"tx": '), 'changed'],
    ['a huge text', `#tx=1.${'A'.repeat(500_000)}`, 'tooLarge'],
  ])('is named: %s', (_, text, expected) => {
    expect(why(text)).toBe(expected)
  })

  it.each([
    [
      'the safe',
      'safe',
      (fields: Record<string, unknown>) =>
        (fields['safe'] = (a.address as string).replace('E', 'e')),
    ],
    [
      'an address of the transaction',
      'tx.to',
      (fields: { tx: Record<string, unknown> }) =>
        (fields.tx['to'] = a.address.replace('DAff', 'DafF')),
    ],
    [
      'a signer',
      'signatures.1.signer',
      ({ signatures }: { signatures: Record<string, unknown>[] }) =>
        (signatures[0]!['signer'] = a.address.replace('DAff', 'DafF')),
    ],
  ])('says which address has a wrong checksum: %s', (_, field, change) => {
    expect(readShared(fileWith(change as Parameters<typeof fileWith>[0]))).toEqual({
      ok: false,
      problem: { why: 'badChecksum', field },
    })
  })

  it.each([
    ['tx.value', (fields: Record<string, unknown>) => (fields['value'] = '-1')],
    ['tx.value', (fields: Record<string, unknown>) => (fields['value'] = String(2n ** 256n))],
    ['tx.value', (fields: Record<string, unknown>) => (fields['value'] = 1)],
    ['tx.data', (fields: Record<string, unknown>) => (fields['data'] = '0x123')],
    ['tx.operation', (fields: Record<string, unknown>) => (fields['operation'] = 2)],
    ['tx.gasToken', (fields: Record<string, unknown>) => delete fields['gasToken']],
  ])('says which field is invalid: %s', (field, change) => {
    expect(readShared(fileWith(({ tx: fields }) => void change(fields)))).toEqual({
      ok: false,
      problem: { why: 'invalidField', field },
    })
  })

  it.each([
    ['too short', a.signature.slice(0, -2)],
    ['of a kind that no contract knows', `${a.signature.slice(0, -2)}05`],
    ['two at once', `${a.signature}${b.signature.slice(2)}`],
  ])('says whose signature is malformed: %s', (_, signature) => {
    const bad = { ...shared, signatures: [{ signer: a.address, signature: signature as Hex }] }
    const answer = { ok: false, problem: { why: 'badSignature', signer: a.address } }
    expect(readShared(encodeSharedLink(bad))).toEqual(answer)
    expect(readShared(encodeSharedFile(bad))).toEqual(answer)
  })

  it('is too large with more signatures than owners: each would have to be checked', () => {
    const signatures = Array.from({ length: 201 }, (_, at) => ({
      signer: `0x${(at + 1).toString(16).padStart(40, '0')}` as Address,
      signature: a.signature,
    }))
    expect(why(encodeSharedLink({ ...shared, signatures: signatures.slice(1) }))).toBe('ok')
    expect(why(encodeSharedLink({ ...shared, signatures }))).toBe('tooLarge')
    expect(why(encodeSharedFile({ ...shared, signatures }))).toBe('tooLarge')
  })

  it('says that it belongs to another Safe, or another chain, than the address bar', () => {
    expect(why(link, shared.at)).toBe('ok')
    expect(why(link, { ...shared.at, address: a.address })).toBe('otherSafe')
    expect(why(link, { ...shared.at, chainId: '1' })).toBe('otherChain')
  })

  it('is cut wherever a link ends too early', () => {
    for (let length = 1; length < link.length; length++)
      expect(why(link.slice(0, length)), `the first ${length} letters`).toBe('cut')
  })

  it('is never read from a link or a file in which anything was changed, and never throws', () => {
    const { seed, upTo, pick, bytes } = random()
    const letters = 'ABCabc019-_.{}"%#=\u0000é'
    for (let turn = 0; turn < 2_000; turn++) {
      const text = pick([link, file])
      const at = upTo(text.length)
      const changed = pick([
        () => text.slice(0, at) + letters[upTo(letters.length)] + text.slice(at + 1),
        () => text.slice(0, at) + text.slice(at + 1 + upTo(40)),
        () => text.slice(0, at) + bytes(upTo(20)) + text.slice(at),
        () =>
          `tx=1.${btoa(String.fromCharCode(...Array.from({ length: upTo(90) }, () => upTo(256))))}`,
      ])()
      const read = readShared(changed)
      // White space and the letter case of hex digits are no part of it.
      expect(read.ok ? read.shared : shared, `SEED=${seed}, turn ${turn}`).toEqual(shared)
    }
  })
})

describe('signatures from several places', () => {
  const forged = { signer: a.address, signature: b.signature }

  it('are one list, in which the most trusted place counts for each signer', () => {
    const own = { signer: a.address.toLowerCase() as Address, signature: a.signature }
    expect(mergeSignatures([own], shared.signatures)).toEqual([own, shared.signatures[1]])
    expect(mergeSignatures([own], [forged])).toEqual([own])
  })

  it('are empty without any', () => expect(mergeSignatures([], [])).toEqual([]))
})
