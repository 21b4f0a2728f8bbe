import { useSyncExternalStore } from 'react'

/** Where dialogs are sheets. */
const phone = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const never = () => () => {}
const no = () => false

/** Whether the window has the width of a phone; kept up to date. False while not `wanted`. */
export const usePhone = (wanted: boolean): boolean =>
  useSyncExternalStore(
    wanted ? subscribe : never,
    wanted ? () => matchMedia(phone).matches : no,
    no,
  )
