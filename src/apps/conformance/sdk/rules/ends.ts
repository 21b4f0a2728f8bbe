import { failed, notOffered, passed } from '../../rule.ts'
import { answering, describeEnd, success } from '../createDriver.ts'
import type { SdkRule } from '../sdkRule.ts'

const timeout: SdkRule = {
  id: 'timeout',
  title: 'A call without a response times out, and a late response is ignored',
  kind: 'quiet',
  async try(driver) {
    const { sdk, host } = driver.open({ timeout: 10 })
    const ended = await driver.callPatiently(() => sdk.safe.getInfo())
    host.deliver({ id: host.requests()[0]?.fields.id, ...success({}) })
    const seen = `${describeEnd(ended)}; ${host.errors().length} errors in the page`
    return (ended.status === 'failed' && host.errors().length === 0 ? passed : failed)(seen)
  },
}

const destroy: SdkRule = {
  id: 'destroy',
  title: 'A destroyed SDK stops listening, and its calls fail',
  kind: 'quiet',
  async try(driver) {
    const { sdk, host } = driver.open()
    if (!sdk.destroy) return failed(`It has no destroy(), and ${host.listeners()} listener stays`)
    const open = driver.call(() => sdk.safe.getInfo())
    sdk.destroy()
    const ends = [await open, await driver.call(() => sdk.safe.getInfo())]
    const seen = `${ends.map(describeEnd).join('; ')}; ${host.listeners()} listeners`
    return (
      ends.every(({ status }) => status === 'failed') &&
        host.listeners() === 0 &&
        host.requests().length === 1
        ? passed
        : failed
    )(seen)
  },
}

const signal: SdkRule = {
  id: 'signal',
  title: 'A call ends when its signal is aborted, with the reason of the signal',
  kind: 'quiet',
  async try(driver) {
    const { sdk } = driver.open()
    const controller = new AbortController()
    const reason = new Error('The user left')
    const call = driver.call(() => sdk.safe.getInfo({ signal: controller.signal }))
    controller.abort(reason)
    const ended = await call
    if (ended.status === 'pending') return notOffered('Its calls take no signal')
    return (ended.status === 'failed' && ended.error === reason ? passed : failed)(
      describeEnd(ended),
    )
  },
}

const embedded: SdkRule = {
  id: 'mayBeEmbedded',
  title: 'The app knows immediately whether it is in an iframe',
  kind: 'quiet',
  async try(driver) {
    const seen = (['frame', 'top'] as const).map((where) =>
      driver.open({ where }).sdk.mayBeEmbedded?.(),
    )
    if (seen.includes(undefined)) return notOffered('It has no mayBeEmbedded()')
    return (seen[0] === true && seen[1] === false ? passed : failed)(seen.join(', '))
  },
}

const handshake: SdkRule = {
  id: 'handshake',
  title: 'handshake() reports whether the parent page is a host, within its timeout',
  kind: 'quiet',
  async try(driver) {
    const { sdk } = driver.open({ answers: answering({ origin: 'https://wallet.example' }) })
    if (!sdk.handshake) return notOffered('It has no handshake()')
    const host = await driver.call(() => sdk.handshake?.())
    const silent = driver.open().sdk
    const none = await driver.callPatiently(() => silent.handshake?.({ timeout: 10 }))
    return (host.status === 'answered' && none.status !== 'pending' ? passed : failed)(
      `A host: ${describeEnd(host)}; another page: ${describeEnd(none)}`,
    )
  },
}

export const endRules: readonly SdkRule[] = [timeout, destroy, signal, embedded, handshake]
