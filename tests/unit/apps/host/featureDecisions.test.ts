import { describe, expect, it } from 'vitest'
import {
  allowedFeatures,
  decideFeatures,
  forgetFeature,
  readFeatureStore,
  toAllowAttribute,
  undecidedFeatures,
} from '../../../../src/apps/host/index.ts'
import { appOrigin } from './aFrame.ts'

const wanted = ['camera', 'fullscreen', 'usb'] as const
const store = decideFeatures({}, appOrigin, { camera: true, usb: false })

describe('the features of the browser that an app may use', () => {
  it('are requested once per origin', () => {
    expect(undecidedFeatures({}, appOrigin, wanted)).toEqual(wanted)
    expect(undecidedFeatures(store, appOrigin, wanted)).toEqual(['fullscreen'])
    expect(undecidedFeatures(store, 'https://a.app.test', wanted)).toEqual(wanted)
    expect(undecidedFeatures(store, '__proto__', wanted)).toEqual(wanted)
  })

  it('are those that were allowed and are still wanted', () => {
    expect(allowedFeatures(store, appOrigin, wanted)).toEqual(['camera'])
    expect(allowedFeatures(store, appOrigin, ['fullscreen'])).toEqual([])
    expect(allowedFeatures(store, 'http://app.test', wanted)).toEqual([])
    expect(toAllowAttribute(allowedFeatures(store, appOrigin, wanted), appOrigin)).toBe(
      'camera https://app.test',
    )
  })

  it('are revoked and deleted', () => {
    expect(
      allowedFeatures(decideFeatures(store, appOrigin, { camera: false }), appOrigin, wanted),
    ).toEqual([])
    const forgotten = forgetFeature(store, appOrigin, 'camera')
    expect(undecidedFeatures(forgotten, appOrigin, wanted)).toEqual(['camera', 'fullscreen'])
    expect(forgetFeature(forgotten, appOrigin, 'usb')).toEqual({})
    expect(forgetFeature(store, 'https://other.test', 'usb')).toEqual(store)
  })

  it.each([
    [undefined, {}],
    ['x', {}],
    [[store], {}],
    [store, store],
    [
      { [appOrigin]: { camera: 1, microphone: 'true', fullscreen: true } },
      { [appOrigin]: { fullscreen: true } },
    ],
    [{ [appOrigin]: { 'camera *': true, toString: true } }, {}],
    [{ 'javascript:x': { camera: true }, 'https://app.test/': { camera: true } }, {}],
    [
      { [appOrigin]: null, 'https://other.test': { usb: false } },
      { 'https://other.test': { usb: false } },
    ],
  ])('are read from what was stored: %j', (stored, read) => {
    expect(readFeatureStore(stored)).toEqual(read)
  })
})
