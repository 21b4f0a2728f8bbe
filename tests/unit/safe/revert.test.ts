import { BaseError, encodeErrorResult, parseAbi, RpcRequestError } from 'viem'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRevertData, readSafeRevert, safeErrorCodes } from '#safe'

const textOf = (text: string) =>
  encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [text] })

describe('the codes of the contracts', () => {
  it('are all those in their bytecode', () => {
    const found = new Set(
      ['1.3.0', '1.4.1', '1.5.0'].flatMap((version) => {
        const { creation } = JSON.parse(
          readFileSync(`mocks/chain/contracts/safe-${version}.json`, 'utf8'),
        ) as { creation: Record<string, string> }
        // "GS" and three digits, pushed as text.
        return Object.values(creation).flatMap((code) =>
          [...code.matchAll(/475(3(?:3\d){3})/g)].map(
            ([, digits = '']) => `GS${digits.slice(1).replaceAll(/3(\d)/g, '$1')}`,
          ),
        )
      }),
    )
    expect([...found].toSorted()).toEqual([...safeErrorCodes])
  })
})

describe('why a call was reverted', () => {
  it('is read from its bytes', () => {
    expect(readRevertData(textOf('GS020'))).toEqual({ kind: 'safe', code: 'GS020' })
    expect(readRevertData(textOf('ERC20: transfer amount exceeds balance'))).toEqual({
      kind: 'text',
      text: 'ERC20: transfer amount exceeds balance',
    })
    expect(
      readRevertData(encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), args: [17n] })),
    ).toEqual({ kind: 'panic', code: 17 })
    expect(readRevertData('0x')).toEqual({ kind: 'unknown', data: null })
    expect(readRevertData('0x12345678')).toEqual({ kind: 'unknown', data: '0x12345678' })
    expect(readRevertData('0x08c379a0ff')).toEqual({ kind: 'unknown', data: '0x08c379a0ff' })
  })

  it.each([
    [
      'a node',
      new RpcRequestError({
        body: {},
        url: 'http://node.test',
        error: { code: 3, message: 'execution reverted: GS013', data: textOf('GS013') },
      }),
    ],
    [
      'viem around it',
      new BaseError('It failed.', {
        cause: new RpcRequestError({
          body: {},
          url: 'http://node.test',
          error: { code: 3, message: 'execution reverted', data: textOf('GS013') },
        }),
      }),
    ],
    [
      'a wallet around its node',
      {
        code: -32_603,
        message: 'Internal JSON-RPC error.',
        data: { code: 3, message: 'execution reverted', data: textOf('GS013') },
      },
    ],
    [
      'a node without bytes',
      new RpcRequestError({
        body: {},
        url: 'http://node.test',
        error: { code: -32_000, message: 'execution reverted: GS013' },
      }),
    ],
    [
      'Nethermind',
      new RpcRequestError({
        body: {},
        url: 'http://node.test',
        error: {
          code: -32_015,
          message: 'VM execution error.',
          data: `Reverted ${textOf('GS013')}`,
        },
      }),
    ],
    ['words alone', new Error("VM Exception: reverted with reason string 'GS013'")],
  ])('is read from the error of %s', (_, error) => {
    expect(readSafeRevert(error)).toEqual({ kind: 'safe', code: 'GS013' })
  })

  it('of another contract is its message, or unknown', () => {
    expect(readSafeRevert(new Error('execution reverted: not enough'))).toEqual({
      kind: 'text',
      text: 'not enough',
    })
    expect(readSafeRevert({ code: 3, message: 'execution reverted' })).toEqual({
      kind: 'unknown',
      data: null,
    })
    expect(readSafeRevert({ code: 3, message: 'execution reverted', data: '0x12345678' })).toEqual({
      kind: 'unknown',
      data: '0x12345678',
    })
  })

  it.each([
    { code: -32_015, message: 'VM execution error.', data: 'Reverted 0x' },
    { code: -32_000, message: 'invalid jump destination' },
    { code: -32_000, message: 'write protection' },
  ])('is unknown if the node says only that the EVM ended the call: %o', (error) => {
    expect(readSafeRevert(error)).toEqual({ kind: 'unknown', data: null })
  })

  it('is undefined for other errors', () => {
    expect(readSafeRevert(new Error('fetch failed'))).toBeUndefined()
    expect(readSafeRevert({ code: 4001, message: 'User rejected the request.' })).toBeUndefined()
    expect(readSafeRevert(undefined)).toBeUndefined()
  })
})
