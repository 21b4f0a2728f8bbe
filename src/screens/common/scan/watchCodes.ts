import { readPicture } from './readCode.ts'

/** Milliseconds between two looks: a phone stays cool, and a person sees no delay. */
const pause = 120

/** Looks for a code in what a video shows, until one is found or it is stopped. */
export function watchCodes(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  const canvas = document.createElement('canvas')
  const look = () => {
    const { videoWidth: width, videoHeight: height } = video
    const text = readPicture(video, { width, height }, canvas)
    if (text === undefined) return
    clearInterval(timer)
    onText(text)
  }
  const timer = setInterval(look, pause)
  return () => clearInterval(timer)
}
