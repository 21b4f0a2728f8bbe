/** The last second that a JavaScript date can be, since 1970: what ends later never does. */
export const lastSecond = 8_640_000_000_000
