import { GatewayHttpError, routes, type Route } from '#gateway'
import { expect, it } from 'vitest'
import { playExample, type RouteName } from '../../mocks/gateway/examples/index.ts'

const table = routes as Record<RouteName, Route>
const names = Object.keys(table) as RouteName[]

it.each(names.filter((name) => name !== 'collectiblesV1'))(
  'the mocked gateway handles the example of %s',
  async (name) => {
    const { answer } = await playExample(name)
    expect(answer === undefined).toBe(table[name].answers === 'nothing')
  },
)

it('a route that no mocked gateway supports is an unknown path', async () => {
  await expect(playExample('collectiblesV1')).rejects.toThrow(GatewayHttpError)
  await expect(playExample('collectiblesV1')).rejects.toThrow('CGW error - 404: Not Found')
})
