/** Why there is no picture. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'failed'

// https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia
const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Asks for the camera that faces away from the person, where there are several. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Missing on pages without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return 'none'
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment' } })
  } catch (error) {
    return (error instanceof Error && problems[error.name]) || 'failed'
  }
}

/** Turns the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
