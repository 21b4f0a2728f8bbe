import { decodeFunctionData, parseAbiParameter, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../size.ts'
import { random } from './random.ts'
import { isAbiType, parseType } from '../../../src/safe/abi/abiType.ts'
import {
  type ContractMethod,
  decodeMethod,
  encodeMethod,
  readAbi,
  selectorOf,
  signatureOf,
} from '../../../src/safe/abi/index.ts'

describe('an ABI', () => {
  it('is read from JSON, from an artifact of a compiler, and from Solidity', () => {
    const abi = [
      {
        type: 'function',
        name: 'pay',
        stateMutability: 'payable',
        inputs: [{ name: 'to', type: 'address' }],
        outputs: [],
      },
      { type: 'function', name: 'read', stateMutability: 'view', inputs: [], outputs: [] },
      { type: 'event', name: 'Paid', inputs: [] },
      { type: 'constructor', inputs: [] },
    ]
    const pay: ContractMethod = {
      name: 'pay',
      inputs: [{ name: 'to', type: 'address' }],
      payable: true,
    }
    expect(readAbi(JSON.stringify(abi))).toEqual({ ok: true, methods: [pay] })
    expect(readAbi(JSON.stringify({ contractName: 'Shop', abi }))).toEqual({
      ok: true,
      methods: [pay],
    })
    expect(
      readAbi('function pay(address to) external payable;\nfunction read() view returns (uint256)'),
    ).toMatchObject({ ok: true, methods: [pay] })
  })

  it('of an old compiler says `constant` and `payable`', () => {
    const old = [
      { type: 'function', name: 'get', constant: true, inputs: [] },
      { type: 'function', name: 'put', constant: false, payable: true, inputs: [] },
    ]
    expect(readAbi(JSON.stringify(old))).toEqual({
      ok: true,
      methods: [{ name: 'put', inputs: [], payable: true }],
    })
  })

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['{"abi": 5}', 'notAbi'],
    ['[{"type": "function"', 'notAbi'],
    ['hello', 'notAbi'],
    ['[]', 'noMethods'],
    ['[{"type":"function","name":"read","stateMutability":"view","inputs":[]}]', 'noMethods'],
    ['[null, 5, "x", {"name": 5}, {"type":"function","name":"bad name","inputs":[]}]', 'noMethods'],
    [`"${'x'.repeat(1_000_001)}"`, 'tooLong'],
  ])('%s is rejected', (text, why) => {
    expect(readAbi(text.slice(0, 1_000_100))).toEqual({ ok: false, problem: why })
  })

  const signatures = (text: string) => {
    const read = readAbi(text)
    return read.ok
      ? [...read.methods.map(signatureOf), ...(read.unread ?? []).map((name) => `${name}?`)]
      : read.problem
  }
  const item = (name: string, type = 'uint256') => ({
    type: 'function',
    name,
    stateMutability: 'nonpayable',
    inputs: [{ name: 'x', type }],
  })
  const json = JSON.stringify([item('a')])

  it.each([
    ['lines', 'function a(uint256 x)\nfunction b(uint x) view', ['a(uint256)']],
    [
      'a signature of several lines',
      'function transferAll(\n    address to,\n    uint256 amount\n) external;',
      ['transferAll(address,uint256)'],
    ],
    ['an interface', 'interface IFoo {\n  function a(uint256 x) external;\n}', ['a(uint256)']],
    [
      'comments',
      '// function no(uint256 x)\n/* function no() */\nfunction a(uint256 /* it */ x); // )',
      ['a(uint256)'],
    ],
    [
      'a contract with bodies, modifiers and strings',
      `pragma solidity ^0.8.0;
      import "./A.sol";
      contract Shop is Ownable, IShop {
        string public url = "https://function evil(uint256 x);";
        event Sold(uint256 id);
        error Closed();
        constructor(address owner) Ownable(owner) {}
        modifier open(uint256 id) { if (closed) { revert Closed(); } _; }
        function buy(uint256 id) external payable virtual override(A, B) open(id) returns (bool) {
          assembly { function inner(size) -> out { out := size } }
          if (id > 0) { return true; }
        }
        function price(uint256 id) public view returns (uint256) { return id; }
        function _move(uint256 id) internal { }
        function close(string calldata why, bytes[] memory parts) public onlyOwner { }
        receive() external payable {}
      }`,
      ['buy(uint256)', 'close(string,bytes[])'],
    ],
    [
      'contracts, enums and types with a name as parameters',
      `interface IERC20 { } type Price is uint128; enum Side { Buy, Sell }
      contract Vault { }
      function pay(IERC20 token, address payable to, Vault vault, Side side, Price[2] prices);
      function swap(IWETH weth, ERC20 token) external;`,
      ['pay(address,address,address,uint8,uint128[2])', 'swap(address,address)'],
    ],
    [
      'structs, also nested and of another contract',
      `library Types { struct Leg { IERC20 token; uint amount; } }
      struct Order {
        address maker; // who
        Types.Leg[] legs;
      }
      function fill(Order calldata order, Types.Leg memory leg) payable returns (Order memory);`,
      ['fill((address,(address,uint256)[]),(address,uint256))'],
    ],
    [
      'tuples',
      'function a(tuple(uint x, address to)[] legs, (bool on) y)',
      ['a((uint256,address)[],(bool))'],
    ],
    [
      'types that are not defined by leaving the method out',
      `function a(Order order); function b(IPool.Key key) external; function c(uint x) external;
      function d(uint256[SIZE] x) external; function e(Order order) external view;`,
      ['c(uint256)', 'a?', 'b?', 'd?'],
    ],
    [
      'structs of one name with different members by leaving the method out',
      `contract A { struct P { uint a; } function a(P p) external {} function c() external {} }
      contract B { struct P { bool a; } function b(P p) external {} }`,
      ['c()', 'a?', 'b?'],
    ],
    [
      'the same method once',
      'interface I { function a(uint x); } contract C is I { function a(uint256 y) public {} }',
      ['a(uint256)'],
    ],
    ['JSON', json, ['a(uint256)']],
    ['one fragment', JSON.stringify(item('a')), ['a(uint256)']],
    [
      'lists of fragments',
      JSON.stringify([[item('a')], [[item('b')]]]),
      ['a(uint256)', 'b(uint256)'],
    ],
    ['an artifact', JSON.stringify({ contractName: 'A', abi: [item('a')] }), ['a(uint256)']],
    ['metadata', JSON.stringify({ output: { abi: [item('a')] } }), ['a(uint256)']],
    ['JSON as text', JSON.stringify(json), ['a(uint256)']],
    [
      "an explorer's answer",
      JSON.stringify({ status: '1', message: 'OK', result: json }),
      ['a(uint256)'],
    ],
    [
      "an explorer's answer with the source",
      JSON.stringify({ status: '1', result: [{ SourceCode: 'contract', ABI: json }] }),
      ['a(uint256)'],
    ],
    [
      'a list of lines',
      JSON.stringify(['struct P { uint a; }', 'function a(uint x)', 'event E(uint x)', item('b')]),
      ['a(uint256)', 'b(uint256)'],
    ],
    [
      'JSON with a type that does not exist by leaving the method out',
      JSON.stringify([item('a'), item('b', 'uint7'), item('c', 'mapping')]),
      ['a(uint256)', 'b?', 'c?'],
    ],
    [
      "an explorer's error not at all",
      JSON.stringify({ status: '0', result: 'Contract source code not verified' }),
      'notAbi',
    ],
    ['events alone as nothing to call', 'event Paid(address to);', 'noMethods'],
    [
      'a method that cannot be read alone not at all',
      'function a(Order order) external;',
      'notAbi',
    ],
  ])('is read from %s', (_, text, expected) => {
    expect(signatures(text)).toEqual(expected)
  })

  it('of Solidity has the same selectors as the compiler, regardless of surrounding text', () => {
    const dice = random()
    const types = ['uint256', 'address', 'bytes32', 'string', 'bool[]', 'int8[2][]']
    const space = () => dice.pick([' ', '\n', '\n    ', '  ', ' /* ; { */ ', ' // )\n '])
    const location = (type: string) =>
      /\[|string/.test(type) ? `${dice.pick(['calldata', 'memory'])}${space()}` : ''
    for (let round = 0; round < rounds(200); round++) {
      const inputs = Array.from({ length: dice.upTo(4) }, () => dice.pick(types))
      const parameters = inputs.map((type, at) => `${type}${space()}${location(type)}p${at}`)
      const method =
        `function${space()}run(${space()}${parameters.join(`${space()},${space()}`)})` +
        `${space()}external${space()}${dice.pick(['', 'payable', 'onlyOwner', 'guard(1, "x;")'])}`
      const end = dice.pick([';', '{ }', '{ if (a) { b(")"); } }'])
      const around = dice.pick([
        '',
        'interface IThing',
        'contract Thing is A, B',
        'abstract contract T',
      ])
      const text = `${method}${space()}${end}`
      expect(signatures(around ? `${around} {${space()}${text} }` : text)).toEqual([
        `run(${inputs.join(',')})`,
      ])
    }
  })

  it('of any text is read in time, and never makes it throw', () => {
    const dice = random()
    const parts = [
      'function a',
      '(',
      ')',
      '{',
      '}',
      ';',
      ' struct S {',
      '"',
      "'",
      '/*',
      '*/',
      'S x',
      ',',
      '[',
    ]
    for (let round = 0; round < rounds(100); round++)
      expect(() =>
        signatures(Array.from({ length: 60 }, () => dice.pick([...parts, '//', '\n'])).join(' ')),
      ).not.toThrow()
    for (const part of [...parts, 'contract C ', 'function a('])
      expect(['notAbi', 'noMethods']).toContain(
        signatures(part.repeat(Math.floor(900_000 / part.length))),
      )
  })

  it('loses a method with a type that does not exist, and no other', () => {
    const itemOf = (type: string) => ({
      type: 'function',
      name: 'f',
      stateMutability: 'nonpayable',
      inputs: [{ name: 'a', type }],
    })
    const read = readAbi(
      JSON.stringify(['uint7', 'bytes33', 'uint256[0]', 'tuple', 'mapping', 'int8'].map(itemOf)),
    )
    expect(read).toMatchObject({ ok: true, methods: [{ inputs: [{ type: 'int8' }] }] })
    expect(read.ok && read.methods.length).toBe(1)
  })

  it('does not exhaust the stack', () => {
    expect(isAbiType({ name: '', type: `uint256${'[]'.repeat(5_000)}` })).toBe(false)
    expect(parseType(`${'('.repeat(5_000)}${')'.repeat(5_000)}`)).toBeUndefined()
  })
})

/**
 * Why viem's parser of types and its selectors aren't in place of ours:
 * `stories/docs/decisions/OwnCodeBesideLibraries.mdx`. When one of these fails, the decision is
 * worth another look.
 */
describe('the library', () => {
  it.each(['address to', 'string calldata', '(address,uint256[]) x', 'uint256[0]', '( address )'])(
    'accepts %s as a type, although signatures can’t contain it',
    (text) => {
      expect(() => parseAbiParameter(text)).not.toThrow()
      expect(parseType(text)).toBeUndefined()
    },
  )

  it('computes a different selector for `uint` in a JSON ABI', () => {
    const inputs = [{ name: 'amount', type: 'uint' }]
    const item = { type: 'function', name: 'f', stateMutability: 'payable', inputs } as const
    expect(toFunctionSelector({ ...item, outputs: [] })).not.toBe(toFunctionSelector('f(uint256)'))
    expect(selectorOf({ name: 'f', inputs, payable: true })).toBe(toFunctionSelector('f(uint256)'))
  })

  it('decodes two parts of one name to one value, and call data with extra bytes', () => {
    const components = [
      { name: 'x', type: 'uint8' },
      { name: 'x', type: 'uint8' },
    ]
    const method: ContractMethod = {
      name: 'f',
      payable: false,
      inputs: [{ name: 'pair', type: 'tuple', components }],
    }
    const data = encodeMethod(method, [[1n, 2n]])
    const abi = [{ ...method, type: 'function', stateMutability: 'nonpayable', outputs: [] }]
    expect(decodeFunctionData({ abi, data: `${data}00` }).args).toEqual([{ x: 2 }])
    expect(decodeMethod(method, data)?.parameters[0]?.value).toEqual(['1', '2'])
    expect(decodeMethod(method, `${data}00`)).toBeNull()
  })
})
