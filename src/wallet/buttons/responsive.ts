/** One value for all widths, or one for small windows and one from 768 px. */
export type Responsive<Value> = Value | { smallScreen: Value; largeScreen?: Value | undefined }

export interface BothScreens<Value> {
  small: Value
  large: Value
}

/** The value for each width; `large` defaults to `small`. */
export function onScreens<Value extends string | boolean>(
  value: Responsive<Value> | undefined,
  otherwise: BothScreens<Value>,
): BothScreens<Value> {
  if (value === undefined) return otherwise
  if (typeof value === 'object')
    return { small: value.smallScreen, large: value.largeScreen ?? value.smallScreen }
  return { small: value, large: value }
}

/** Attributes for the stylesheet, so that visibility needs no script and nothing jumps. */
export const shownOn = <Value>(
  { small, large }: BothScreens<Value>,
  isShown: (value: Value) => boolean,
) => ({
  'data-small': isShown(small) || undefined,
  'data-large': isShown(large) || undefined,
})
