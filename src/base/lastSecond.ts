/** The last second since 1970 that a JavaScript date can represent: what ends later never does. */
export const lastSecond = 8_640_000_000_000
