import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { type BuilderCall, readBuilderFile } from '../../../src/safe/builderFile.ts'
import { writeBuilderFile } from '../../../src/safe/writeBuilderFile.ts'
import { type ContractMethod, encodeMethod } from '../../../src/safe/abi/index.ts'
import { rounds } from '../../size.ts'
import { random } from './random.ts'

const safe: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const about = {
  chainId: '1',
  createdAt: 1_780_000_000_000,
  name: 'Payroll',
  description: 'June',
  safe,
}
const pay: ContractMethod = {
  name: 'pay',
  payable: true,
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'amounts', type: 'uint256[]' },
    { name: '', type: 'tuple', components: [{ name: 'on', type: 'bool' }] },
  ],
}
const calls: readonly BuilderCall[] = [
  { to: dave, value: 5n, data: '0x' },
  { to: dave, value: 0n, data: '0x12345678' },
  { to: safe, value: 1n, data: encodeMethod(pay, [dave, [1n, 2n ** 200n], [true]]), method: pay },
]
const file = (parts: object = {}) => ({
  version: '1.0',
  chainId: '1',
  createdAt: 5,
  meta: {},
  transactions: [{ to: dave, value: '1', data: null }],
  ...parts,
})
const read = (json: unknown) => readBuilderFile(JSON.stringify(json))
const problemOf = (call: unknown) => {
  const found = read(file({ transactions: [call] }))
  return found.ok ? found.bad[0]?.problem : found.problem
}

describe('a file of the Transaction Builder', () => {
  it('is read as it was written', () => {
    expect(readBuilderFile(writeBuilderFile({ ...about, calls }))).toEqual({
      ok: true,
      file: { ...about, calls },
      checksum: 'ok',
      bad: [],
    })
  })

  // Another value would make every file that was saved before look edited.
  it('has the checksum of its own format', () => {
    expect(
      JSON.parse(writeBuilderFile({ ...about, calls: calls.slice(0, 1) })).meta.checksum,
    ).toMatchInlineSnapshot(`"0x84cb8aa398f1703080447f40788d3f80d06057c31798b4d5024aa479b3e46cc5"`)
  })

  it('keeps its checksum when it is renamed, and loses it with any other change', () => {
    const json = JSON.parse(writeBuilderFile({ ...about, calls }))
    expect(read({ ...json, meta: { ...json.meta, name: 'Other' } })).toMatchObject({
      checksum: 'ok',
    })
    expect(read({ ...json, chainId: '10' })).toMatchObject({ checksum: 'differs' })
    expect(read({ ...json, meta: { ...json.meta, checksum: '' } })).toMatchObject({
      checksum: 'missing',
    })
    json.transactions[0].to = safe
    expect(read(json)).toMatchObject({ checksum: 'differs' })
  })

  it.each(['receive', 'fallback'])(
    'may name %s, which is no method but a payment or raw data',
    (name) => {
      const call = {
        to: safe,
        value: '7',
        contractMethod: { name, payable: true, inputs: [] },
        contractInputsValues: null,
      }
      expect(read(file({ transactions: [{ ...call, data: null }] }))).toMatchObject({
        file: { calls: [{ to: safe, value: 7n, data: '0x' }] },
        bad: [],
      })
      expect(read(file({ transactions: [{ ...call, data: '0x' }] }))).toMatchObject({
        file: { calls: [{ data: '0x' }] },
        bad: [],
      })
      expect(read(file({ transactions: [{ ...call, data: '0x12345678' }] }))).toMatchObject({
        file: { calls: [{ data: '0x12345678' }] },
        bad: [],
      })
    },
  )

  it('may have methods and arguments in place of data', () => {
    const contractMethod = {
      name: 'pay',
      payable: true,
      inputs: pay.inputs.map((one) => ({ internalType: one.type, ...one })),
    }
    const contractInputsValues = { to: dave, amounts: `[1, ${2n ** 200n}]`, '2': '[true]' }
    const call = { to: safe, value: '1', data: null, contractMethod, contractInputsValues }
    expect(read(file({ transactions: [call] }))).toMatchObject({
      file: { calls: [calls[2]] },
      bad: [],
    })
    expect(problemOf({ ...call, contractInputsValues: { to: dave } })).toEqual({
      why: 'argument',
      name: 'amounts',
    })
    expect(problemOf({ ...call, contractInputsValues: null })).toEqual({
      why: 'argument',
      name: 'to',
    })
    expect(problemOf({ ...call, data: '0x12345678' })).toEqual({ why: 'otherData' })
    expect(problemOf({ ...call, contractMethod: { name: 'pay', inputs: 5 } })).toEqual({
      why: 'method',
    })
  })

  it("says for the whole batch on which network it is, not with each call's address", () =>
    expect(problemOf({ to: `oeth:${dave}`, value: '1', data: null })).toEqual({ why: 'to' }))

  it('has values in quotes of either kind or none, and bools as numbers', () => {
    const dice = random()
    const quoted = (text: string) => {
      const quote = dice.pick(['', '"', "'"])
      return `${dice.pick(['', ' '])}${quote}${text}${quote}${dice.pick(['', ' '])}`
    }
    const list = (texts: readonly string[]) => `[${texts.map(quoted).join(',')}]`
    const inputs = [
      { name: 'paused', type: 'bool' },
      { name: 'amount', type: 'uint256' },
      { name: 'flags', type: 'bool[]' },
      { name: 'amounts', type: 'int256[]' },
      { name: 'owners', type: 'address[]' },
      { name: 'rows', type: 'uint8[][]' },
    ]
    for (let round = 0; round < rounds(200); round++) {
      const numbers = Array.from({ length: dice.upTo(4) }, () => dice.upTo(200))
      const flags = numbers.map((one) => one % 2 === 1)
      const flagText = (on: boolean) => dice.pick(on ? ['1', 'true', 'True'] : ['0', 'false'])
      const isPaused = dice.pick([true, false])
      const made = read(
        file({
          transactions: [
            {
              to: dave,
              value: '0',
              data: null,
              contractMethod: { name: 'set', payable: false, inputs },
              contractInputsValues: {
                paused: flagText(isPaused),
                amount: quoted(String(2n ** 200n)),
                flags: list(flags.map(flagText)),
                amounts: list(numbers.map((one) => String(-one))),
                owners: list(numbers.map(() => dave)),
                rows: `[${list(numbers.map(String))}, []]`,
              },
            },
          ],
        }),
      )
      const method: ContractMethod = { name: 'set', payable: false, inputs }
      expect(made.ok && made.file.calls[0]?.data).toBe(
        encodeMethod(method, [
          isPaused,
          2n ** 200n,
          flags,
          numbers.map((one) => BigInt(-one)),
          numbers.map(() => dave),
          [numbers.map(BigInt), []],
        ]),
      )
    }
  })

  it('accepts no argument that is missing, rounded, or ambiguous', () => {
    const contractMethod = {
      name: 'f',
      inputs: [
        { name: 'a', type: 'uint256' },
        { name: 's', type: 'string' },
      ],
    }
    const of = (contractInputsValues: object) =>
      problemOf({ to: safe, value: '0', data: null, contractMethod, contractInputsValues })
    expect(of({ a: 5, s: '' })).toBeUndefined()
    expect(of({ a: 2 ** 60, s: '' })).toEqual({ why: 'argument', name: 'a' })
    expect(of({ a: '5' })).toEqual({ why: 'argument', name: 's' })
    expect(of({ a: '5', s: null })).toEqual({ why: 'argument', name: 's' })
    const twins: ContractMethod = {
      name: 'g',
      payable: false,
      inputs: [
        { name: 'x', type: 'uint8' },
        { name: 'x', type: 'uint8' },
      ],
    }
    const call = { to: safe, value: 0n, data: encodeMethod(twins, [1n, 2n]), method: twins }
    expect(readBuilderFile(writeBuilderFile({ ...about, calls: [call] }))).toMatchObject({
      file: { calls: [call] },
      bad: [],
    })
  })

  it.each([
    [{ to: dave, value: '1', operation: 1 }, 'delegatecall'],
    [{ to: `0x${'0'.repeat(40)}`, value: '1' }, 'to'],
    [{ to: dave, value: '9'.repeat(100_000) }, 'value'],
    [null, 'notObject'],
    [{ value: '1' }, 'to'],
    [{ to: 'dave.eth', value: '1' }, 'to'],
    [{ to: dave.replace('D', 'd'), value: '1' }, 'checksum'],
    [{ to: dave, value: '-1' }, 'value'],
    [{ to: dave, value: '1.5' }, 'value'],
    [{ to: dave, value: 1e30 }, 'value'],
    [{ to: dave, value: (2n ** 256n).toString() }, 'value'],
    [{ to: dave, value: '1', data: '0xabc' }, 'data'],
    [{ to: dave, value: '1', data: 5 }, 'data'],
  ])('sets a call aside: %o', (call, why) => {
    expect(problemOf(call)).toEqual({ why })
    expect(
      read(file({ transactions: [call, { to: dave, value: '0x10', data: '' }] })),
    ).toMatchObject({
      file: { calls: [{ to: dave, value: 16n, data: '0x' }] },
      bad: [{ number: 1 }],
    })
  })

  it.each([
    ['{', 'notJson'],
    ['[]', 'notBatch'],
    ['{"transactions": {}}', 'notBatch'],
    [JSON.stringify(file({ version: '2.0' })), 'version'],
    [JSON.stringify(file({ chainId: undefined })), 'chain'],
    [JSON.stringify(file({ chainId: 'eth' })), 'chain'],
    [JSON.stringify(file({ transactions: [] })), 'empty'],
    [JSON.stringify(file({ transactions: Array.from({ length: 1_001 }, () => null) })), 'tooMany'],
  ])('%s is rejected', (text, problem) => {
    expect(readBuilderFile(text)).toEqual({ ok: false, problem })
  })

  it('of any content never makes it throw', () => {
    const { seed, upTo, pick } = random()
    console.info(`SEED=${seed}`)
    const text = writeBuilderFile({ ...about, calls })
    for (let turn = 0; turn < 1_000; turn += 1) {
      const at = upTo(text.length)
      const damage = pick(['', '{', ']', '"', '0', 'null', '\u0000', '-'])
      expect(
        readBuilderFile(`${text.slice(0, at)}${damage}${text.slice(at + upTo(4))}`),
      ).toHaveProperty('ok')
    }
    const lists = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const method = '{"name":"f","inputs":[{"name":"a","type":"uint8[]"}]}'
    const deep =
      `{"to":"${dave}","value":"0","contractMethod":${method},` +
      `"contractInputsValues":{"a":${lists}}}`
    expect(readBuilderFile(`{"transactions":[${deep}],"chainId":"1"}`)).toHaveProperty('ok')
    expect(
      readBuilderFile(`{"transactions":[${lists}],"chainId":"1","meta":{"checksum":"0x"}}`),
    ).toMatchObject({
      checksum: 'differs',
    })
  })
})
