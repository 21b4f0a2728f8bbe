import { encode } from 'uqr'

/** What `getUserMedia` throws, by the name of the DOMException. */
export type CameraFailure = 'NotAllowedError' | 'NotFoundError' | 'NotReadableError'

/** Pixels per module: as coarse as a code that is held before a camera. */
const scale = 6

/** Draws a QR code, dark on white, in the middle of a picture of 640 by 480 pixels. */
export function drawScene(canvas: HTMLCanvasElement, value: string): void {
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.fillStyle = '#9a9388'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const { data, size } = encode(value, { border: 4 })
  const side = size * scale
  context.translate((canvas.width - side) / 2, (canvas.height - side) / 2)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#000'
  data.forEach((row, y) =>
    row.forEach((dark, x) => dark && context.fillRect(x * scale, y * scale, scale, scale)),
  )
}

/**
 * Puts a camera in the place of the browser's: one that sees a code, or that fails. `isOn` says
 * whether its light would be on.
 * @returns its state, and how to remove it
 */
export function installCamera(sees: { code: string } | { fails: CameraFailure } | 'nothing') {
  const streams: MediaStream[] = []
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
  const getUserMedia = (): Promise<MediaStream> => {
    if (typeof sees === 'object' && 'fails' in sees)
      return Promise.reject(new DOMException('The mocked camera fails.', sees.fails))
    const canvas = document.createElement('canvas')
    if (sees === 'nothing') canvas.getContext('2d')
    else drawScene(canvas, sees.code)
    const stream = canvas.captureStream(10)
    streams.push(stream)
    return Promise.resolve(stream)
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return {
    isOn: () =>
      streams.some((stream) => stream.getTracks().some((track) => track.readyState === 'live')),
    remove: () => {
      if (before) Object.defineProperty(navigator, 'mediaDevices', before)
      else Reflect.deleteProperty(navigator, 'mediaDevices')
    },
  }
}
