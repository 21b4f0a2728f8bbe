import { createGateway, InvalidResponseError, routes, type Route } from '#gateway'
import { createResponseValidator, createSigningValidator, signingRoutes } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { answers } from '../../src/gateway/validate/answers.ts'
import {
  answered,
  answerNamed as sample,
  answerOf,
  routeOf,
  type Sample,
  samplesOf,
  textOf,
} from './samples/samples.ts'
import { faultIn, gone, corrupt } from './corrupt.ts'
import type { Path } from './wire.ts'

const validate = createResponseValidator()
const fault = (route: Route, answer: unknown) => faultIn(validate, route, answer)

const address = '0x8675B754342754A30A2AeF474D114d8460bca19b'

describe('the validator', () => {
  it('covers every call with a response, and no other', () => {
    const telling = Object.entries<Route>(routes).filter(([, route]) => route.answers === 'json')
    expect(Object.keys(answers).toSorted()).toEqual(telling.map(([name]) => name).toSorted())
  })

  it.each(answered.map((one) => [one.file ?? '', one] as const))(
    'accepts %s unchanged, raw and normalized',
    (_file, one) => {
      const answer = answerOf(one)
      expect(fault(routeOf(one), answer)).toBeUndefined()
      expect(answer).toEqual(answerOf(one))
      expect(fault(routeOf(one), routeOf(one).normalize?.(answer) ?? answer)).toBeUndefined()
    },
  )

  it('validates only the given calls', () => {
    const nothingButSafes = createResponseValidator({ only: [routes.safe] })
    expect(faultIn(nothingButSafes, routes.safe, {})?.field).toEqual(['address'])
    expect(faultIn(nothingButSafes, routes.nonces, {})).toBeUndefined()
    expect(faultIn(createResponseValidator({ only: [] }), routes.safe, {})).toBeUndefined()
  })

  it('compares calls by content, so that a copy of the table works too', () => {
    expect(fault({ ...routes.safe }, {})?.field).toEqual(['address'])
    expect(
      fault({ method: 'POST', path: routes.safe.path, credentials: 'omit', answers: 'json' }, {}),
    ).toBeUndefined()
  })

  it('lists the calls that people sign by, and validates these alone', () => {
    expect(signingRoutes).toEqual([
      routes.safe,
      routes.nonces,
      routes.details,
      routes.propose,
      routes.confirm,
      routes.message,
      routes.messages,
    ])
    const [money, same] = [
      createSigningValidator(),
      createResponseValidator({ only: signingRoutes }),
    ]
    for (const route of Object.values<Route>(routes)) {
      const field = faultIn(money, route, {})?.field
      expect(field === undefined).toBe(!signingRoutes.includes(route))
      expect(field).toEqual(faultIn(same, route, {})?.field)
    }
  })
})

describe('the error of an invalid response', () => {
  const said: [Route, unknown, string, Path][] = [
    [
      routes.history,
      corrupt(sample('today/history.json'), ['results', 1, 'transaction', 'id'], gone),
      'results[1].transaction.id is missing',
      ['results', 1, 'transaction', 'id'],
    ],
    [
      routes.history,
      corrupt(sample('today/history.json'), ['results'], 'none'),
      'results should be a list',
      ['results'],
    ],
    [routes.safeApps, [null], '[0] should be an object', [0]],
    [routes.nonces, '<html>', 'all of it should be an object', []],
    [routes.fiatCodes, ['USD', 5], '[1] should be text', [1]],
    [
      routes.chain,
      corrupt(sample('today/chain.json'), ['l2'], 'yes'),
      'l2 should be true or false',
      ['l2'],
    ],
    [routes.allOwnedSafesV2, { '<script>': ['0x'] }, '…[0] should be an address', ['<script>', 0]],
  ]
  it.each(said)('%#: contains the field, in words and as a path', (route, answer, words, field) => {
    const error = fault(route, answer)
    expect(error).toBeInstanceOf(InvalidResponseError)
    expect(error?.message).toBe(`Invalid gateway response: ${words}.`)
    expect(error?.field).toEqual(field)
    expect(error?.endpoint).toBe(route.path)
  })

  it('never contains a value of the response', () => {
    expect(
      fault(routes.safe, corrupt(sample('today/safe.json'), ['owners', 1, 'value'], '<img src=x>'))
        ?.message,
    ).not.toContain('<')
  })
})

describe('a client with the validator', () => {
  const ask = (text: string) =>
    createGateway({
      baseUrl: 'https://gateway.example',
      validate,
      fetch: () => Promise.resolve(new Response(text)),
    })
  const path = { chainId: '1', safeAddress: address, transactionId: `0x${'0'.repeat(64)}` }

  it('returns a valid response, normalized', async () => {
    const [twap] = samplesOf('details').filter(({ file }) => file?.includes('Twap'))
    const transactionId = (JSON.parse(textOf(twap as Sample)) as { txId: string }).txId
    const details = await ask(textOf(twap as Sample)).call(routes.details, {
      path: { ...path, transactionId },
    })
    expect(details.txInfo).toMatchObject({ type: 'TwapOrder', orderClass: 'limit' })
  })

  it('throws for an invalid response and names the field', async () => {
    const text = JSON.stringify(corrupt(sample('today/safe.json'), ['owners', 0, 'value'], '0x1'))
    await expect(ask(text).call(routes.safe, { path })).rejects.toMatchObject({
      name: 'InvalidResponseError',
      field: ['owners', 0, 'value'],
    })
  })

  it('handles an endlessly nested response', async () => {
    const depth = 50_000
    const call = '{"method":"m","parameters":[{"name":"a","type":"b","value":"c","valueDecoded":'
    const nested = `${call.repeat(depth)}null${'}]}'.repeat(depth)}`
    await expect(
      ask(nested).call(routes.decodeData, { path, body: { data: '0x' } }),
    ).rejects.toBeInstanceOf(InvalidResponseError)
  })
})
