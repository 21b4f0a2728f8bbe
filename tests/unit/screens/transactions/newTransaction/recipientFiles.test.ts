import { describe, expect, it, test } from 'vitest'
import { type Address, type ChainSummary, failed, loading, ready, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { erc1155Transfer, erc20Transfer, erc721Transfer, nativeTransfer } from '#safe'
import { toCsv } from '../../../../../src/screens/common/csv/toCsv.ts'
import type { ChosenColumns } from '../../../../../src/screens/transactions/newTransaction/recipients/columns.ts'
import { readFile } from '../../../../../src/screens/transactions/newTransaction/recipients/readFile.ts'
import type { RecipientsContext } from '../../../../../src/screens/transactions/newTransaction/recipients/readPayment.ts'
import {
  readRecipients,
  totalsOf,
  unusedNames,
} from '../../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'
import { withLine } from '../../../../../src/screens/transactions/newTransaction/recipients/withLine.ts'
import { random } from '../../../safe/random.ts'

const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const at = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const chain = (chainId: string, shortName: string, name: string): ChainSummary => ({
  chainId,
  shortName,
  name,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const ether: Asset = {
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 21n,
  price: null,
  fiat: null,
}
const dollars: Asset = { ...ether, type: 'erc20', token: usdc, symbol: 'USDC', decimals: 6 }
const context: RecipientsContext = {
  at,
  chains: [chain('1', 'eth', 'Ethereum'), chain('10', 'oeth', 'OP Mainnet')],
  assets: [ether, dollars],
  lookAlikeOf: () => undefined,
  token: zeroAddress,
}
const read = (text: string, more: Partial<RecipientsContext> = {}) =>
  readRecipients(text, { ...context, ...more })
const callsOf = (text: string) => read(text).lines.map(({ call }) => call)
const whyOf = (text: string) =>
  read(text).problems.map(({ number, problem }) => [number, problem.why])
const one = 10n ** 18n

describe('a file of payments', () => {
  it.each([
    [`name,address,amount\nAlice,${dave},1`, ['name']],
    [`receiver,amount,memo\n${dave},1,"for, May"`, ['memo']],
    [
      `Employee ID;Full name;Wallet Address;Net pay;Note\n7;Ann;${dave};1,0;x`,
      ['Employee ID', 'Full name', 'Note'],
    ],
    [`id|recipient|address|amount\n1|Alice Smith|${dave}|1`, ['id', 'recipient']],
    [`Empfänger;Betrag;Währung\n${dave};1;ETH`, []],
    [`住所,金額,受取人\nx,1,${dave}`, ['住所']],
    [`sep=;\nTo;Value;Comment\n${dave};1;a|b`, ['Comment']],
    [`\uFEFFto\tamount\tdate\n${dave}\t1\t2026-05-01`, ['date']],
    [`token symbol,token address,to,amount\nUSDC,${zeroAddress},${dave},1`, ['token symbol']],
  ])('is read by the names of its columns, and others are listed: %j', (text, unused) => {
    expect(callsOf(text)).toEqual([nativeTransfer(dave, one)])
    const { table, problems } = read(text)
    expect([unusedNames(table), table.isSure, problems]).toEqual([unused, true, []])
  })

  it.each([
    ['two amounts', `to,amount,value\n${dave},1,2`],
    ['two addresses', `receiver,to,amount\n${dave},${bob},1`],
    ['a currency in the name', `to,amount (USDC)\n${dave},1`],
    ['no known name for the address', `Person,amount\n${dave},1`],
    ['no known name for the amount', `address,Honorar\n${dave},1`],
    ['no name at all', `Wer,Honorar\n${dave},1`],
    ['another order without names', `Alice,${dave},1`],
    ['more columns without names', `${dave},1,ETH,May`],
  ])('with %s is read only after a person says what its columns contain', (_, text) => {
    const { table } = read(text)
    expect(table.isSure).toBe(false)
    const as = table.samples.map((cell) =>
      cell === dave ? ('to' as const) : cell === '1' ? ('amount' as const) : undefined,
    )
    const chosen = read(text, { columns: { key: table.key, as } })
    expect(chosen.table.isSure).toBe(true)
    expect(chosen.lines.map(({ call }) => call)).toEqual([nativeTransfer(dave, one)])
  })

  it('has other columns than a person described: the description doesn’t count', () => {
    const columns: ChosenColumns = { key: '2', as: ['amount', 'to'] }
    expect(read(`to,amount\n${dave},1`, { columns }).lines).toHaveLength(1)
  })

  it('sends any kind of token, as airdrop tools write it', () => {
    const nft = { from: at.address, id: 7n }
    expect(
      callsOf(
        'token_type,token_address,receiver,amount,id\n' +
          `erc20,${usdc},${dave},1.5,\nnative,,${bob},1,\nnft,${usdc},${dave},,7\n` +
          `ERC-721,${usdc},${bob},1,7\nerc1155,${usdc},${bob},20,7`,
      ),
    ).toEqual([
      erc20Transfer(usdc, dave, 1_500_000n),
      nativeTransfer(bob, one),
      erc721Transfer(usdc, { ...nft, to: dave }),
      erc721Transfer(usdc, { ...nft, to: bob }),
      erc1155Transfer(usdc, { ...nft, to: bob, raw: 20n }),
    ])
  })

  it.each([
    [`to,amount,note\n${dave},=1+1,x`, 'formula'],
    [`to,amount,note\n+${dave},1,x`, 'formula'],
    [`to,amount,token\n${dave},1,@SUM(A1)`, 'formula'],
    [`to,amount,note\n${dave},-1,x`, 'amount'],
    [`to,amount,note\n${dave},01.05.2026,x`, 'date'],
    [`to,amount,note\n${dave},2026-05-01,x`, 'date'],
    [`to,amount,note\n${dave},5/1/2026,x`, 'date'],
    [`to,amount,note\n${dave},1-May,x`, 'date'],
    [`to,amount,note\n${dave},1,234,x`, 'columns'],
    [`to,amount,note\n${dave},1,234,`, 'columns'],
    [`to,amount,note\n${dave},"1,234",x`, 'amount'],
    [`to,amount,chain\n${dave},1,OP Mainnet`, 'otherChain'],
    [`to,amount,chainId\n${dave},1,10`, 'otherChain'],
    [`to,amount,currency\n${dave},1,USD`, 'token'],
    [`to,amount,note\noeth:${dave},1,x`, 'otherChain'],
    [`to,amount,note\n${dave},1,"x`, 'quotes'],
    [`to,amount,note\n${dave},"1",x"y\n${bob},"1"2,x`, 'quotes'],
    [`token_type,token_address,to,amount,id\nerc1155,0x12,${dave},1,7`, 'tokenAddress'],
    [`token_type,token_address,to,amount,id\nerc1155,${usdc},${dave},1.5,7`, 'amount'],
    [`token_type,token_address,to,amount,id\nerc1155,${usdc},${dave},,7`, 'amount'],
    [`token_type,token_address,to,amount,id\nerc721,${usdc},${dave},2,7`, 'type'],
  ])('has a bad line: %j', (text, why) => {
    expect(whyOf(text).map(([, found]) => found)).toEqual([why])
  })

  it('names its own network, by any of its names', () => {
    expect(callsOf(`to,amount,chain\n${dave},1,ETHEREUM\n${dave},1,eth\n${dave},1,1`)).toHaveLength(
      3,
    )
  })

  it('keeps lines inside quoted values', () => {
    const text = `name,to,amount\n"Ann,${dave},1\nBo",${bob},2\nCy,${dave},3`
    const { lines, problems } = read(text)
    expect(lines.map(({ raw }) => raw)).toEqual([2n * one, 3n * one])
    expect(problems.map(({ number }) => number)).toEqual([2])
    expect(read(`note,to,amount\n"two\nlines",${bob},2`).lines).toMatchObject([{ number: 2 }])
  })

  it('has totals, and what is left of each token', () => {
    expect(totalsOf(read(`${dave},1\n${bob},2\n${bob},5,USDC`).lines)).toEqual([
      { asset: ether, raw: 3n * one, left: 997n * one },
      { asset: dollars, raw: 5_000_000n, left: 10n ** 21n - 5_000_000n },
    ])
  })
})

describe('an ENS name in a list', () => {
  const text = `name,address,amount\nDave,dave.eth,1`

  it('stands for its address on the Safe’s network', () => {
    const { lines } = read(text, { lookupOf: () => ready(dave) })
    expect(lines).toMatchObject([{ to: dave, name: 'dave.eth', raw: one }])
  })
  it('without a record there is an error, and is sent nowhere', () => {
    expect(read(text, { lookupOf: () => failed({ kind: 'notFound' }) })).toMatchObject({
      lines: [],
      problems: [
        { problem: { why: 'recipient', problem: { why: 'nameNotFound', network: 'Ethereum' } } },
      ],
    })
  })
  it.each([undefined, loading, failed({ kind: 'unreachable' })])('is pending: %j', (lookup) => {
    expect(read(text, { lookupOf: () => lookup })).toMatchObject({
      lines: [],
      problems: [],
      pending: [{ number: 2, name: 'dave.eth' }],
    })
  })
})

describe('any table', () => {
  const { seed, upTo, pick, address } = random()
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: upTo(1e9) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const names = {
    to: ['Address', 'recipient', 'TO', 'wallet_address', 'Receiver'],
    amount: ['amount', 'Value', 'payment'],
    token: ['token', 'token_address', 'Symbol'],
    note: ['Name', 'memo', 'Department', 'id'],
  }

  it(`gives the same payments in any order of columns, with any delimiter; seed ${seed}`, () => {
    for (let run = 0; run < 60; run += 1) {
      const payments = Array.from({ length: 1 + upTo(12) }, () => ({
        to: address(),
        amount: `${1 + upTo(9)}.${1 + upTo(9)}`,
        token: pick(['ETH', 'usdc', usdc]),
        note: pick(['', 'May; June', 'a|b', 'x,y', 'two\nlines', '"so"']),
      }))
      const order = shuffled(['to', 'amount', 'token', 'note'] as const)
      const rows = [
        order.map((column) => pick(names[column])),
        ...payments.map((payment) => order.map((column) => payment[column])),
      ]
      const delimiter = pick(['\t', ';', '|', ',', '；', '،', '^'])
      const csv = rows
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
        .join(pick(['\n', '\r\n', '\r']))
      const { problems, table, lines } = read(csv)
      expect([problems, table.isSure, csv]).toEqual([[], true, csv])
      expect(lines.map(({ call }) => call)).toEqual(
        payments.map(({ to, amount, token }) =>
          token === 'ETH'
            ? nativeTransfer(
                lines.find((line) => line.to.toLowerCase() === to)!.to,
                BigInt(amount.replace('.', '')) * 10n ** 17n,
              )
            : erc20Transfer(usdc, to, BigInt(amount.replace('.', '')) * 10n ** 5n),
        ),
      )
    }
  })

  it(`has every line among the payments, the problems, or the names; seed ${seed}`, () => {
    const cells = [
      dave,
      bob,
      'dave.eth',
      '1',
      '1,5',
      '"',
      '"x',
      '=1',
      '',
      'USDC',
      'a b',
      ';',
      '0x12',
    ]
    for (let run = 0; run < 300; run += 1) {
      const rows = Array.from({ length: 1 + upTo(6) }, () =>
        Array.from({ length: 1 + upTo(4) }, () => pick(cells)).join(
          pick([',', ';', '\t', '|', ' ']),
        ),
      )
      const text = [...(upTo(2) ? [pick(['to,amount', 'name;to;amount', 'address'])] : []), ...rows]
      const { lines, problems, pending, table } = read(text.join('\n'))
      const told = [...lines, ...problems, ...pending].map(({ number }) => number)
      expect(told.toSorted((a, b) => a - b)).toEqual(table.rows.map(({ number }) => number))
      const payments = new Set(lines.map(({ number }) => number))
      const lost = text.flatMap((line, index) => {
        const number = index + 1
        const row = table.rows.findLast((other) => other.number <= number)
        if (row?.number === number || /^[\s,;|"]*$/.test(line)) return []
        if (table.names && index === 0) return []
        // The quotes of a payment may go on in lines without addresses; a problem shows all of it.
        const isHidden = row && payments.has(row.number) && /0x|\.eth/.test(line)
        return row && !isHidden ? [] : [line]
      })
      expect([lost, text]).toEqual([[], text])
    }
  })
})

describe('a line of a list', () => {
  it.each([
    [2, 'to,amount\nB,2\nC,3'],
    [1, 'B,2\nA,1\nC,3'],
    [3, 'to,amount\nA,1\nB,2'],
  ])('is replaced by its number: %i', (number, expected) => {
    expect(withLine('to,amount\nA,1\nC,3', number, 'B,2')).toBe(expected)
  })
  it('that was emptied can be filled again, and a quoted one is replaced as a whole', () => {
    const text = `note,to,amount\r\n"two\nlines",${bob},2\r\n\r\nx,${dave},3`
    expect(withLine(text, 2, 'y')).toBe(`note,to,amount\r\ny\r\n\r\nx,${dave},3`)
    expect(withLine(text, 4, 'y')).toBe(
      `note,to,amount\r\n"two\nlines",${bob},2\r\ny\r\nx,${dave},3`,
    )
  })
})

describe('the file itself', () => {
  const csv = toCsv([
    ['Name', 'Address', 'Amount'],
    ['Zoë', dave, '1'],
  ])
  const utf16 = (text: string) => {
    const units = Uint16Array.from(text, (unit) => unit.charCodeAt(0))
    return new Uint8Array(units.buffer)
  }
  const latin = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0))

  it.each([
    ['UTF-8 with a mark', csv, false],
    ['UTF-16', utf16(csv.startsWith('\uFEFF') ? csv : `\uFEFF${csv}`), false],
    ['Latin-1', latin(csv.replace('\uFEFF', '')), true],
  ])('is read in %s', async (_, bytes, isOld) => {
    const file = await readFile(new File([bytes], 'payroll.csv'))
    expect(file).toMatchObject({ status: 'read', isOld })
    const text = file.status === 'read' ? file.text : ''
    expect(text).toContain('Zoë')
    expect(callsOf(text)).toEqual([nativeTransfer(dave, one)])
  })

  it.each([
    [new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook'],
    [new Uint8Array([1, 0, 2]), 'binary'],
    [new Uint8Array(), 'empty'],
    [new Uint8Array(5_000_001), 'tooLarge'],
  ])('is declined with its reason: %#', async (bytes, problem) => {
    expect(await readFile(new File([bytes], 'a'))).toEqual({ status: 'declined', problem })
  })

  it('of the largest size with far too many lines is rejected at once', () => {
    const { lines, tooMany } = read(`to,amount\n${`${dave},0.001\n`.repeat(100_000)}`)
    expect([lines.length, tooMany]).toEqual([500, true])
  })
})

describe('an amount that its own separator has cut in two', () => {
  const others = [`${bob},2,Rent`, `${bob},3,Invoice 7`]

  it.each([
    ['thousands', 'to,amount,memo', `${dave},1,500`],
    ['decimals', 'to,amount,memo', `${dave},1,5`],
    ['digits of another script', 'to,amount,memo', `${dave},١,٥٠٠`],
    ['with a column in between', 'to,amount,memo,team', `${dave},12,500,`],
    ['thousands and decimals', 'to,amount,memo', `${dave},1,500.00`],
    ['thousands and a last empty cell', 'to,amount,memo', `${dave},1,500.00,`],
    ['thousands with a unit', 'to,amount,memo', `${dave},1,500 USDC`],
    ['thousands with a currency', 'to,amount,memo', `${dave},$1,500$`],
    ['a sign', 'to,amount,memo', `${dave},1,-500`],
    ['decimals of thousands', 'to,amount,memo', `${dave},1500,75`],
    ['decimals of grouped thousands', 'to,amount,memo', `${dave},1.500,75`],
    ['decimals after a space', 'to,amount,memo', `${dave},1 500,75`],
  ])('is a problem of its line, not a smaller amount: %s', (_, names, line) => {
    const { lines, problems, table } = read([names, ...others, line].join('\n'))
    expect(lines).toHaveLength(2)
    expect(problems.map(({ number, problem }) => [number, problem.why])).toEqual([[4, 'cut']])
    expect(table.isSure).toBe(true)
  })

  it('is one, too, that an unquoted comma in a note has moved', () => {
    const rows = [`${bob},May,2,Rent`, `${bob},May,3,Rent`, `${dave},Rent, 3,1500.50`]
    expect(whyOf(['to,note,amount,memo', ...rows].join('\n'))).toEqual([[4, 'cut']])
  })

  it('asks the user if most lines look like it, and follows the answer', () => {
    const text = `to,amount,memo\n${dave},1,500\n${bob},2,750`
    const { table } = read(text)
    expect(table.isSure).toBe(false)
    const asked = read(text, { columns: { key: table.key, as: ['to', 'amount', undefined] } })
    expect(asked.table.isSure).toBe(true)
    expect(asked.lines.map(({ raw }) => raw)).toEqual([one, 2n * one])
    // What was said of this text says nothing of the next one.
    const next = `to,amount,memo\n${dave},3,500\n${bob},4,750`
    expect(read(next, { columns: { key: table.key, as: asked.table.as } }).table.isSure).toBe(false)
  })

  it.each([
    ['tabs separate', `to\tamount\tmemo\n${bob}\t2\tRent\n${bob}\t3\tRent\n${dave}\t1\t500`],
    ['semicolons separate', `to;amount;memo\n${bob};2;Rent\n${bob};3;Rent\n${dave};1;500`],
    ['it has a decimal point', `to,amount,memo\n${others.join('\n')}\n${dave},1.5,500`],
    ['it is in quotes', `to,amount,memo\n${others.join('\n')}\n${dave},"1",500`],
    ['a date follows', `to,amount,memo\n${others.join('\n')}\n${dave},1,2026-11-01`],
    ['words follow', `to,amount,memo\n${others.join('\n')}\n${dave},1,500 for May`],
    ['the number comes first', `memo,to,amount\nRent,${bob},2\nRent,${bob},3\n500,${dave},1`],
  ])('is none where %s', (_, text) => {
    const { lines, problems, table } = read(text)
    expect([lines.length, problems, table.isSure]).toEqual([3, [], true])
  })
})

test.each([
  ['1.500,00', '1.500'],
  ['2500,5', '1.500.000'],
])('next to %s, %s is ambiguous', (comma, pointed) => {
  const { lines, problems } = read(`to;amount\n${dave};${comma}\n${bob};${pointed}`, {
    token: usdc,
  })
  expect(lines).toHaveLength(1)
  expect(problems.map(({ number, problem }) => [number, problem.why])).toEqual([[3, 'amount']])
})
