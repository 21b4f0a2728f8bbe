import { describe, expect, test } from 'vitest'
import type { Position, PositionProtocol } from '#gateway'
import { hasPositions, positionsQuery, toPositions } from '#queries'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { aStage } from '../../mocks/gateway/journey.ts'
import { observeQuery } from '../observeQuery.ts'
import { aGatewayThatAnswers, aGatewayThatRejects } from '../recordedGateway.ts'

const at = { chainId: '1', address: safes.treasury.address }

const position = (parts: Partial<Position> = {}): Position => ({
  position_type: 'deposit',
  tokenInfo: {
    type: 'ERC20',
    address: `0x${'1'.repeat(40)}`,
    decimals: 18,
    symbol: 'COOP',
    name: 'Cooperative Share',
    logoUri: null,
  },
  balance: '5000000000000000000',
  fiatBalance: '10.1',
  fiatConversion: '2.02',
  fiatBalance24hChange: null,
  ...parts,
})

const protocol = (name: string, ...items: Position[]): PositionProtocol => ({
  protocol: name,
  protocol_metadata: { name, icon: { url: null } },
  fiatTotal: '99999',
  items: [{ name: 'Pool', items }],
})

describe('positions in protocols', () => {
  test('add up exactly, per protocol and in all, whatever the gateway’s own sum is', () => {
    const { total, protocols } = toPositions(
      [
        protocol('A', position({ fiatBalance: '0.1' }), position({ fiatBalance: '0.2' })),
        protocol('B', position({ fiatBalance: '1000000000000000000000.4' })),
      ],
      'usd',
    )
    expect(protocols.map((one) => one.total)).toEqual(['0.3', '1000000000000000000000.4'])
    expect(total).toBe('1000000000000000000000.7')
  })

  test.each(['30.5', '-30.5'])('count a debt of %s against the rest', (fiatBalance) => {
    const loan = position({ position_type: 'loan', fiatBalance })
    const { total, protocols } = toPositions([protocol('A', position(), loan)], 'usd')
    expect(protocols[0]?.items.map(({ kind, fiat }) => [kind, fiat])).toEqual([
      ['deposit', '10.1'],
      ['loan', '-30.5'],
    ])
    expect(total).toBe('-20.4')
  })

  test('don’t list what the Safe holds itself: that is among its tokens', () => {
    const held = position({ position_type: 'wallet' })
    expect(toPositions([protocol('A', held)], 'usd').protocols).toEqual([])
    expect(toPositions([protocol('A', held, position())], 'usd').total).toBe('10.1')
  })

  test('have no value, rather than zero, without a price', () => {
    const unpriced = position({ fiatConversion: '0', fiatBalance: '0' })
    const { total, protocols } = toPositions([protocol('A', unpriced)], 'usd')
    expect(total).toBeNull()
    expect(protocols[0]).toMatchObject({ total: null, items: [{ fiat: null }] })
  })

  test('of unknown kinds are called positions, and hidden characters in names are shown', () => {
    const odd = { ...position(), position_type: 'vested' } as unknown as Position
    const { protocols } = toPositions(
      [protocol('A\u202Eb', odd, position({ position_type: null }))],
      'usd',
    )
    expect(protocols[0]?.items.map(({ kind }) => kind)).toEqual(['other', 'other'])
    expect(protocols[0]?.name).toBe('A[U+202E]b')
  })

  test('of a token without decimals aren’t shown: their amount could be any', () => {
    const { tokenInfo } = position()
    const unknown = position({ tokenInfo: { ...tokenInfo, decimals: null } })
    expect(toPositions([protocol('A', unknown)], 'usd').protocols).toEqual([])
  })
})

describe('the request for positions', () => {
  const declined = (status: number, body: object) =>
    observeQuery(positionsQuery(aGatewayThatRejects(status, body), at))

  test('is only for chains whose gateway has them', () => {
    const chain = { features: ['POSITIONS'] }
    expect(hasPositions(chain as never)).toBe(true)
    expect(hasPositions({ features: ['ERC721'] } as never)).toBe(false)
    expect(hasPositions(undefined)).toBe(false)
  })
  test('finds none on a gateway without the call', async () => {
    const missing = { message: 'Not Found', statusCode: 404 }
    await expect(declined(404, missing)).resolves.toMatchObject({ protocols: [], total: null })
  })
  test('fails if the gateway does', async () => {
    await expect(declined(503, { code: 503, message: 'x' })).rejects.toThrow('503')
    await expect(declined(404, { code: 404, message: 'Not found.' })).rejects.toThrow('404')
  })
  test('is in the chosen currency', async () => {
    const { gateway } = aStage()
    const of = (currency: string) => observeQuery(positionsQuery(gateway, at, currency))
    const [usd, eur] = await Promise.all([of('usd'), of('eur')])
    expect(usd.currency).toBe('usd')
    expect(Number(eur.total) / Number(usd.total)).toBeCloseTo(0.92)
    expect(usd.protocols.map(({ name, items }) => [name, items.map(({ kind }) => kind)])).toEqual([
      ['Aave', ['deposit', 'loan', 'reward']],
      ['Lido', ['staked']],
    ])
  })
  test('finds none for a Safe that has none', async () => {
    await expect(observeQuery(positionsQuery(aGatewayThatAnswers([]), at))).resolves.toEqual({
      currency: 'usd',
      protocols: [],
      total: null,
    })
  })
})
