import { flightOf } from './flight.ts'

export interface Thrown {
  icon: HTMLElement
  /** Position of the icon in the window. */
  from: DOMRect
  /** A root or portal node of the kit, which provides the tokens. */
  root: Element
}

/** Maximum number of flying icons, however often the user presses. */
export const mostParticles = 35
const perPress = 12

/**
 * Throws copies of an icon into the air; they fall out of the window and are removed. Nothing runs
 * between throws.
 */
export function throwIcons({ icon, from, root }: Thrown): void {
  if (!root.isConnected) return
  const sky = skyOf(root)
  const count = Math.min(perPress, mostParticles - sky.childElementCount)
  for (let one = 0; one < count; one++) {
    const { size, duration, frames } = flightOf(window.innerHeight - from.top, Math.random)
    const particle = icon.cloneNode(true) as HTMLElement
    Object.assign(particle.style, {
      position: 'absolute',
      left: `${from.left + (from.width - size) / 2}px`,
      top: `${from.top + (from.height - size) / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      fontSize: `${size / 2}px`,
    })
    sky.append(particle)
    const land = () => {
      particle.remove()
      if (sky.childElementCount === 0) sky.remove()
    }
    particle.animate(frames, duration).finished.then(land, land)
  }
}

/**
 * The layer of the flying icons: above everything and not interactive. Styled through the DOM,
 * which a strict Content-Security-Policy allows.
 */
function skyOf(root: Element): HTMLElement {
  const there = root.querySelector<HTMLElement>(':scope > [data-coffer-sky]')
  if (there) return there
  const sky = document.createElement('div')
  sky.setAttribute('data-coffer-sky', '')
  sky.setAttribute('aria-hidden', 'true')
  Object.assign(sky.style, {
    position: 'fixed',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: 'var(--coffer-z-toast)',
  })
  root.append(sky)
  return sky
}
