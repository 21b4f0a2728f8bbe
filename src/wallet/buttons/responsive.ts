/** One value for all widths, or one for narrow windows and one from 768 px on. */
export type Responsive<Value> = Value | { smallScreen: Value; largeScreen?: Value | undefined }

export interface BothScreens<Value> {
  small: Value
  large: Value
}

/** The value for each width: what is not said for large is as for small. */
export function onScreens<Value extends string | boolean>(value: Responsive<Value> | undefined, otherwise: BothScreens<Value>): BothScreens<Value> {
  if (value === undefined) return otherwise
  if (typeof value === 'object') return { small: value.smallScreen, large: value.largeScreen ?? value.smallScreen }
  return { small: value, large: value }
}

/** Where something is shown: attributes that the stylesheet reads, so that no script decides it and nothing jumps. */
export const shownOn = <Value>({ small, large }: BothScreens<Value>, isShown: (value: Value) => boolean) => ({
  'data-small': isShown(small) || undefined,
  'data-large': isShown(large) || undefined,
})
