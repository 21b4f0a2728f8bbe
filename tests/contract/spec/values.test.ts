import { readFileSync } from 'node:fs'
import { DeviceType, FEATURES, routes } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { describe, expect, it } from 'vitest'
import { aGatewayThatAnswers, aGatewayThatListens } from '../../unit/queries/recordedGateway.ts'
import { faultIn } from '../corrupt.ts'
import { values } from './values.ts'

const validate = createResponseValidator()
const rows = values.flatMap((one) =>
  Object.entries(one.as).map(([name, expected]) => [one.what, name, one, expected] as const),
)

/** The specification calls some values by their member, and others as they are on the wire. */
const isNamed = ([member, wire]: [string, unknown], name: string) =>
  [member, String(wire).toUpperCase()].includes(name) || wire === name
const anywhere = {
  path: {
    chainId: '1',
    currency: 'usd',
    safeAddress: `0x${'12'.repeat(20)}`,
    transactionId: `0x${'12'.repeat(32)}`,
  },
}

describe('a value of the gateway', () => {
  it.each(rows)('is read as the specification has it: %s: %s', async (_, name, one, expected) => {
    const [, wire] = Object.entries(one.of).find((entry) => isNamed(entry, name)) ?? []
    expect(wire).toBeDefined()
    const answer = one.answer(wire, name)
    expect(faultIn(validate, one.route, answer)).toBeUndefined()
    // The client also turns the words of other gateways into today's.
    const response = await aGatewayThatAnswers(answer as object).call(one.route, anywhere as never)
    expect(await one.read(response as never)).toEqual(expected)
  })

  it.each(Object.entries(DeviceType))('is sent: Device type: %s', async (_, deviceType) => {
    const { gateway, sent } = aGatewayThatListens()
    await gateway.call(routes.registerDevice, { body: { deviceType } as never })
    expect(sent[0]?.body).toEqual({ deviceType })
  })

  it('is in this table if the specification has it', () => {
    const text = readFileSync('tests/contract/spec/specification.md', 'utf8')
    const [, list = ''] = /Enumerations:\n([^]*?)\n\n/.exec(text) ?? []
    const named = list
      .split('\n')
      .flatMap((line) => line.replace(/^- /, '').split(/\.(?: |$)/))
      .flatMap(
        (part) =>
          part
            .split(': ')[1]
            ?.replaceAll(/ \(\d\)/g, '')
            .split(', ') ?? [],
      )
    const known = [...rows.map(([, name]) => name), ...Object.keys({ ...DeviceType, ...FEATURES })]
    expect(named.length).toBeGreaterThan(90)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})
